// Another usual address of a former site's service worker.
importScripts('/sw.js');
