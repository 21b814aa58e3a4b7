// The site has no service worker. One that a former site of this origin has left would go on showing that site: browsers
// look for a new version of it here, and this one clears its caches, ends itself and loads the open pages again.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
