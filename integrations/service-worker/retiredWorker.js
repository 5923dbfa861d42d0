// The kill switch: deletes all caches and unregisters the worker.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await registration.unregister();
}
