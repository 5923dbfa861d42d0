// Offline: the contact page, what it needs, and what was visited. Pages always come from the network first, and each
// names its own hashed files, so no page is ever made of two versions. `version`, `shell` and `hiddenNote` are put in by the build.
const contact = '/contact';
const mostPages = 60;
const cache = caches.open(version);

addEventListener('install', (event) => event.waitUntil(fill()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') event.respondWith(page(event, pathname));
  else if (pathname.startsWith('/_astro/')) event.respondWith(asset(event));
});

/** The shell, and what was visited under the version before, as it is now. */
async function fill() {
  const storage = await cache;
  await storage.addAll(shell);
  for (const path of await pagesOf(caches)) await storage.add(path).catch(() => {});
}

async function pagesOf(all) {
  const requests = await Promise.all(
    (await all.keys()).filter((name) => name !== version).map(async (name) => (await all.open(name)).keys()),
  );
  const paths = requests.flat().map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => !path.startsWith('/_astro/') && !shell.includes(path));
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== version);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The browser asks for the page while it starts this worker, so that nobody waits for it.
  await registration.navigationPreload?.enable();
}

async function page(event, path) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.ok && !response.redirected) event.waitUntil(store(path, response.clone()));
    return response;
  } catch {
    return (await (await cache).match(path)) ?? offline(path);
  }
}

async function asset(event) {
  const known = await caches.match(event.request);
  if (known) return known;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(store(event.request, response.clone()));
  return response;
}

async function store(what, response) {
  try {
    const storage = await cache;
    await storage.put(what, response);
    const [oldest, ...others] = (await storage.keys()).filter(
      ({ url }) => !shell.includes(new URL(url).pathname),
    );
    if (others.length >= mostPages) await storage.delete(oldest);
  } catch {
    // The device has no room left: the page is shown all the same.
  }
}

/** A page that was never visited: the contact page in its place, which says so; in Hindi where that was visited. */
async function offline(path) {
  const storage = await cache;
  const hindi = /^\/hi(\/|$)/.test(path) && (await storage.match(`/hi${contact}`));
  const known = hindi || (await storage.match(contact));
  const html = (await known.text()).replace(hiddenNote, '');
  // With the headers that the page came with: half of its security policy is there.
  return new Response(html, { headers: known.headers });
}
