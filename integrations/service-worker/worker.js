// Makes visited pages and the contact page available offline. Each page names its own hashed files, so it never mixes two
// versions of the site. The build defines `contactPages` and `hiddenNote`.
const names = ['pages', 'files'];
const [pages, files] = names.map((name) => caches.open(name));
/** The most pages, and the most files, that are stored besides those of the contact pages. */
const limit = 60;
/** Milliseconds without an answer from the network after which a stored page is shown. */
const patience = 3000;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate' && isPage(pathname)) event.respondWith(page(event, pathname));
  else if (pathname.startsWith('/_astro/')) event.respondWith(file(event));
  // An icon has the same address in every version, so the network comes first.
  else if (contactPages.some((contact) => contact.files.includes(pathname)))
    event.respondWith(fetch(event.request).catch(() => find(files, pathname)));
});

/** An address with a dot is a file. A page never takes its place. */
const isPage = (path) => !path.includes('.');

const pathOf = ({ url }) => new URL(url).pathname;

const contactFor = (path) => contactPages.find(({ start }) => `${path}/`.startsWith(`${start}/`));

/** Renews the contact pages, and stores the pages that are open and were requested without this worker. */
async function install() {
  skipWaiting();
  const open = (await clients.matchAll({ includeUncontrolled: true, type: 'window' })).map(pathOf);
  const stored = (await (await pages).keys()).map(pathOf);
  await Promise.all([...new Set([...open, ...stored].map(contactFor))].map(storeContact));
  for (const path of open.filter(isPage))
    if (!(await find(pages, path))) await store(pages, path, await fetch(path).catch(Response.error));
}

/** Stores a contact page after its files, so that its form works. */
async function storeContact(contact) {
  const storage = await files;
  const stored = (await storage.keys()).map(pathOf);
  await storage.addAll(contact.files.filter((path) => !stored.includes(path)));
  await (await pages).add(contact.path);
}

async function takeOver() {
  // Earlier workers had a cache for each version.
  const old = (await caches.keys()).filter((name) => !names.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  // The browser requests the page while it starts this worker, so visitors do not wait for the worker.
  await registration.navigationPreload?.enable();
}

async function page(event, path) {
  const network = fromNetwork(event, path);
  // An answer that is late is stored for the next visit.
  event.waitUntil(network.catch(() => {}));
  const copy = await find(pages, path);
  if (!copy) return network.catch(() => contactInstead(path));
  const late = new Promise((resolve) => setTimeout(resolve, patience, copy));
  return Promise.race([network.catch(() => copy), late]);
}

async function fromNetwork(event, path) {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  event.waitUntil(remember(path, response.clone()));
  return response;
}

/** Stores a visited page, and the contact page in its language if that is missing. */
async function remember(path, response) {
  await store(pages, path, response);
  const contact = contactFor(path);
  if (!(await find(pages, contact.path))) await storeContact(contact).catch(() => {});
}

async function file(event) {
  const copy = await find(files, event.request);
  if (copy) return copy;
  const response = await fetch(event.request);
  event.waitUntil(store(files, event.request, response.clone()));
  return response;
}

const find = (cache, what) => cache.then((storage) => storage.match(what)).catch(() => undefined);

async function store(cache, what, response) {
  if (!response.ok || response.redirected) return;
  try {
    const storage = await cache;
    await storage.put(what, response);
    const needed = contactPages.flatMap((contact) => [contact.path, ...contact.files]);
    const [oldest, ...others] = (await storage.keys()).filter((request) => !needed.includes(pathOf(request)));
    if (others.length >= limit) await storage.delete(oldest);
  } catch {
    // The device's storage is full. The page is shown anyway.
  }
}

/** Instead of a page that was never visited: a contact page with a note, if possible in the page's language. */
async function contactInstead(path) {
  let contact;
  for (const other of [contactFor(path), ...contactPages]) contact ??= await find(pages, other.path);
  if (!contact) return Response.error();
  const html = (await contact.text()).replace(hiddenNote, '');
  // The contact page's headers are kept, because they contain part of its security policy.
  return new Response(html, { headers: contact.headers });
}
