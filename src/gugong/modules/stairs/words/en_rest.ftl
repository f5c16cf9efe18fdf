source-stairs = the stairs
