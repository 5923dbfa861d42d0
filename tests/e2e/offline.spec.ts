import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { securityHeaders } from '../../integrations/hosting/headers.ts';
import { serveSite } from '../../integrations/hosting/siteServer.ts';
import { contactForm, resume } from '../support/contactForm.ts';
import { downloadBy } from '../support/download.ts';
import { fixture, fixtureSite } from '../support/fixture.ts';
import { expect, test, waitForForm } from '../support/site.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

/** Opens a page and waits until the service worker is installed. */
async function arrive(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** What the worker has stored as the page at a path, or undefined. */
const stored = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address))?.text(), path);

/** The number of service workers that the browser has for the page's site. */
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('offline, visited pages and the form work; any other page has the phones', async ({ page, context }) => {
  const { agency, digits } = fixture;
  const note = (language?: 'hi') =>
    page.getByText(fixture.entry('screenWords', '', language).contact.offline);
  await arrive(page, '/hi/about');
  await context.setOffline(true);
  expect((await page.goto('/hi/about'))?.fromServiceWorker()).toBe(true);
  await page.goto('/jobs/lakepur');
  await expect(note('hi')).toBeVisible();
  await waitForForm(page);

  await context.setOffline(false);
  await page.goto('/about');
  await expect.poll(() => stored(page, '/contact')).toBeTruthy();
  await context.setOffline(true);
  const visited = await page.goto('/about');
  expect(visited?.fromServiceWorker()).toBe(true);
  for (const [name, value] of Object.entries(securityHeaders))
    expect(visited?.headers()[name.toLowerCase()]).toBe(value);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fixture.entry('aboutPage').headline);
  const icon = await page.evaluate(() => fetch('/icon.svg').then(({ ok }) => ok));
  expect(icon, 'the icon is stored').toBe(true);
  const fonts = await page.evaluate(async () => (await document.fonts.load('1em "Anek Text"')).length);
  expect(fonts).toBeGreaterThan(0);

  await page.goto('/jobs/lakepur');
  const main = page.getByRole('main');
  await expect(note()).toBeVisible();
  const details = main.getByLabel(fixture.entry('contactPage').details.title);
  for (const phone of agency.phones) await expect(details.getByRole('link', { name: phone })).toBeVisible();
  await expect(main.locator(`a[href^="https://wa.me/${digits}?"]`).first()).toBeVisible();
  await page.goto('/hi/services');
  await expect(note('hi')).toBeVisible();

  // A picture that was never loaded is not replaced by a page.
  const picture = await context.newPage();
  await expect(picture.goto('/icon-512.png')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await picture.close();

  const form = contactForm(page, fixture);
  await form.open();
  await expect(note()).toBeHidden();
  await form.fillApplication();
  await form.submit().click();
  await expect(form.preview).toContainText(`${form.words.resumeLine}: ${resume.name}`);
  expect((await downloadBy(page, () => form.ok.click())).content).toEqual(resume.buffer);
  await expect(form.panel).toBeVisible();
});

test('a visitor whose browser saves data gets no service worker', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const saveData = !location.search;
    Object.defineProperty(navigator, 'connection', { value: { saveData } });
  });
  await page.goto('/');
  await page.clock.runFor(5000);
  expect(await workers(page)).toBe(0);
  // Without data saving the worker is registered in the same time.
  await page.goto('/?all');
  await page.clock.runFor(5000);
  await expect.poll(() => workers(page)).toBe(1);
});

test('a server that is slow, has a new version, then the kill switch: no page is lost, none stays old', async ({
  page,
}) => {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(fixtureSite, root, { recursive: true });
  const { url, server } = await serveSite(0, root);
  page.once('close', () => {
    server.close();
    server.closeAllConnections();
    rmSync(root, { recursive: true });
  });
  /** Changes files of the served copy, as an update of the site would. */
  const update = (files: Record<string, (text: string) => string>) => {
    for (const [file, edit] of Object.entries(files))
      writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')));
  };
  const write = (words: string) => (text: string) => text.replace(/<h1>[^<]*/, `<h1>${words}`);
  const { headline } = fixture.entry('aboutPage');

  await arrive(page, `${url}/about`);
  update({ 'about.html': write('Written anew') });
  const [answer] = server.listeners('request');
  const held: unknown[][] = [];
  server.removeAllListeners('request').on('request', (...request) => held.push(request));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }), 'the stored page').toHaveText(headline);
  if (answer) server.removeAllListeners('request').on('request', answer as () => void);
  for (const request of held) answer?.(...request);
  await expect.poll(() => stored(page, '/about'), 'the late answer').toContain('Written anew');

  // A new version: visited pages are fetched only when they are visited again.
  update({
    'about.html': write('Written twice'),
    'contact.html': write('Written anew'),
    'sw.js': (text) => `${text}// A new version.`,
  });
  const requests: (string | undefined)[] = [];
  server.on('request', ({ url }) => requests.push(url));
  await page.goto(`${url}/services`);
  await expect.poll(() => stored(page, '/contact')).toContain('Written anew');
  await page.goto(`${url}/clients`);
  expect(requests).not.toContain('/about');
  expect(await stored(page, '/about')).toContain('Written anew');
  await page.goto(`${url}/about`);
  await expect.poll(() => stored(page, '/about')).toContain('Written twice');

  update({ 'sw.js': () => readFileSync('integrations/service-worker/retiredWorker.js', 'utf8') });
  await page.goto(`${url}/services`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  // If the page registers a worker again, it only gets the kill switch again.
  await expect.poll(() => workers(page)).toBe(0);
});
