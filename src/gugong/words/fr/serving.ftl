page-streams = indiquez les parties à suivre : game=…, 24 au plus, et have=… pour chacune
