// Makes the contact page and visited pages available offline. Pages always come from the network first, and
// each page names its own hashed files, so a page never mixes two versions of the site. The build defines
// `version`, `shell` and `hiddenNote`.
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

/** Caches the shell, and the current state of the pages that earlier versions had cached. */
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
  // The browser requests the page while it starts this worker, so visitors do not wait for the worker.
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
  const cached = await caches.match(event.request);
  if (cached) return cached;
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
    // The device's storage is full. The page is shown anyway.
  }
}

/** Instead of a page that was never visited: the contact page with a note, in Hindi if that was visited. */
async function offline(path) {
  const storage = await cache;
  const hindi = /^\/hi(\/|$)/.test(path) && (await storage.match(`/hi${contact}`));
  const fallback = hindi || (await storage.match(contact));
  const html = (await fallback.text()).replace(hiddenNote, '');
  // The contact page's headers are kept, because they contain part of its security policy.
  return new Response(html, { headers: fallback.headers });
}
