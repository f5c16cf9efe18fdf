page-streams = podaj, które partie śledzić: game=…, najwyżej 24, i have=… dla każdej z nich
