page-streams = say which games to follow: game=…, at most 24 of them, and have=… for each
cli-serve-workers = How many processes serve this port.
cli-serve-bots = How many processes each of them has for bots that think.
cli-serve-proxy = Take the word of a proxy at this address for where a request comes from; may be given again.
cli-serve-metrics = Tell figures for Prometheus at this port of 127.0.0.1; each further process takes the next one.
cli-serve-json-logs = Write the log as JSON, a line for each request.
cli-serve-expire = Delete games that nobody has touched for so many days.
cli-serve-no-address = --proxy takes an address such as 127.0.0.1, not { $given }
page-no-workers = several workers cannot share a port on this system: leave --workers out
page-worker-gone = gugong: worker { $n } has ended and is started again
page-too-slow = the request did not come to its end in time; send it again
