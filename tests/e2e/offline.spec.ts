import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { securityHeaders } from '../../integrations/hosting/headers.ts';
import { serveSite } from '../../integrations/hosting/siteServer.ts';
import { contactForm, resume } from '../support/contactForm.ts';
import { fixture, fixtureSite } from '../support/fixture.ts';
import { expect, test } from '../support/site.ts';
import { waitForFonts } from '../support/waitForFonts.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

/** Opens a page and waits until the service worker has filled its cache. */
async function arrive(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

const goOffline = (context: BrowserContext) => context.setOffline(true);

test('offline, visited pages and the contact form work, and other pages show the phone numbers', async ({
  page,
  context,
}) => {
  const { agency, digits } = fixture;
  const { offline } = fixture.entry('screenWords').contact;
  await arrive(page, '/');
  await page.goto('/about');
  await goOffline(context);

  const visited = await page.goto('/about');
  expect(visited?.fromServiceWorker()).toBe(true);
  expect(visited?.headers()).toMatchObject(
    Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fixture.entry('aboutPage').headline);
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].some(
        ({ family, status }) => family.includes('Anek Text') && status === 'loaded',
      );
    });
  await expect.poll(loaded).toBe(true);

  await page.goto('/jobs/lakepur');
  const main = page.getByRole('main');
  await expect(main.getByText(offline)).toBeVisible();
  for (const phone of agency.phones) await expect(main.getByRole('link', { name: phone })).toBeVisible();
  await expect(main.locator(`a[href^="https://wa.me/${digits}"]`).first()).toBeVisible();

  const form = contactForm(page, fixture);
  await form.open();
  await expect(page.getByText(offline)).toBeHidden();
  await form.fillApplication();
  await form.submit().click();
  await expect(form.preview).toContainText(`${form.words.resumeLine}: ${resume.name}`);
  const [download] = await Promise.all([page.waitForEvent('download'), form.ok.click()]);
  expect(readFileSync(await download.path())).toEqual(resume.buffer);
  await expect(form.panel).toBeVisible();
});

test('offline, an unvisited Hindi page shows the Hindi contact page if that was visited', async ({
  page,
  context,
}) => {
  await arrive(page, '/hi/contact');
  await page.reload();
  // The page's fonts load after its first paint.
  await waitForFonts(page);
  await goOffline(context);
  await page.goto('/hi/about');
  await expect(page.getByText(fixture.entry('screenWords', '', 'hi').contact.offline)).toBeVisible();
  await page.goto('/jobs/lakepur');
  await expect(page.getByText(fixture.entry('screenWords').contact.offline)).toBeVisible();
});

test('a visitor whose browser saves data gets no service worker', async ({ page }) => {
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.clock.install();
  await page.addInitScript(() => {
    const saveData = !location.search;
    Object.defineProperty(navigator, 'connection', { value: { saveData } });
  });
  await page.goto('/');
  await page.clock.runFor(5000);
  expect(await workers()).toBe(0);
  // Without data saving the worker is registered in the same time.
  await page.goto('/?all');
  await page.clock.runFor(5000);
  await expect.poll(workers).toBe(1);
});

test.describe('a new version of the site', () => {
  // An open page may send a request while the server restarts.
  test.use({
    expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_CONNECTION_REFUSED', 'ERR_CONNECTION_RESET'],
  });

  let root: string;
  let site: Awaited<ReturnType<typeof serveSite>>;

  test.beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync(fixtureSite, root, { recursive: true });
    site = await serveSite(0, root);
  });
  test.afterEach(async () => {
    await stop();
    rmSync(root, { recursive: true });
  });

  const stop = () =>
    new Promise((resolve) => {
      site.server.close(resolve);
      site.server.closeAllConnections();
    });

  /** Changes files of the served copy, as an update of the site would, and restarts the server. */
  async function update(files: Record<string, (text: string) => string>) {
    for (const [file, edit] of Object.entries(files))
      writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')));
    await stop();
    site = await serveSite(Number(new URL(site.url).port), root);
  }
  const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

  test('takes over when the old pages are closed, and updates the visited pages in the cache', async ({
    page,
    context,
  }) => {
    await arrive(page, site.url);
    await page.goto(`${site.url}/about`);
    const before = await cacheNames(page);
    await update({
      'about.html': (text) => text.replace(/<h1>[^<]*/, '<h1>About, anew'),
      'sw.js': (text) => text.replace(/version = "\w+"/, 'version = "newer"'),
    });
    await page.goto(`${site.url}/services`);
    // The open page keeps its own version's files until it is closed.
    await expect.poll(() => cacheNames(page)).toEqual([...before, 'newer']);
    await page.close();
    // A busy browser may open the next page before it has released the last page.
    await expect(async () => {
      const next = await context.newPage();
      await next.goto(`${site.url}/services`);
      const names = await cacheNames(next);
      await next.close();
      expect(names).toEqual(['newer']);
    }).toPass();
    await goOffline(context);
    const later = await context.newPage();
    await later.goto(`${site.url}/about`);
    await expect(later.getByRole('heading', { level: 1 })).toHaveText('About, anew');
  });

  test('with the kill switch removes the worker and its caches', async ({ page }) => {
    await arrive(page, site.url);
    await update({ 'sw.js': () => readFileSync('integrations/service-worker/killSwitch.js', 'utf8') });
    await page.goto(`${site.url}/about`);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    // If the page registers a worker again, it only gets the kill switch again.
    await expect.poll(registrations).toBe(0);
  });
});
