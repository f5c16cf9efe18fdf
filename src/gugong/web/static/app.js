// The page as an app: a worker that says when there is no connection. Elsewhere than on https it is not to be had.

if ("serviceWorker" in navigator) navigator.serviceWorker.register("/offline.js").catch(() => null);
