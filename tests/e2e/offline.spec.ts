import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { serveSite } from '../../integrations/hosting/siteServer.ts';
import { agency, digits, expect, fillApplication, openForm, test, textOf } from '../support/site.ts';
import { waitForFonts } from '../support/waitForFonts.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

/** Opens a page and waits until the worker has what it keeps. */
async function arrive(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

const offline = (context: BrowserContext) => context.setOffline(true);

test('without a connection the contact form works whole, resume and hand-off included', async ({
  page,
  context,
}) => {
  await arrive(page, '/');
  await offline(context);
  await openForm(page, '/contact');
  await fillApplication(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const ok = page.getByRole('link', { name: /^OK/ });
  expect(textOf((await ok.getAttribute('href')) ?? '')).toContain('Resume: asha-resume.pdf');
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('a visited page is there without a connection, set in its faces', async ({ page, context }) => {
  await arrive(page, '/');
  await page.goto('/about');
  await offline(context);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(
      ({ family, status }) => family.includes('Anek Text') && status === 'loaded',
    ).length;
  });
  expect(text).toBeGreaterThan(0);
});

test('a Hindi page that was never visited shows the Hindi contact page, once that was visited', async ({
  page,
  context,
}) => {
  await arrive(page, '/hi/contact');
  await page.reload();
  // Its faces come after its first paint.
  await waitForFonts(page);
  await offline(context);
  await page.goto('/hi/about');
  await expect(page.getByText('इस वक्त इंटरनेट नहीं चल रहा')).toBeVisible();
  await page.goto('/jobs/agra');
  await expect(page.getByText('You are offline')).toBeVisible();
});

test('a page that was never visited shows how to reach the agency, and says why', async ({
  page,
  context,
}) => {
  await arrive(page, '/');
  await offline(context);
  await page.goto('/jobs/agra');
  const main = page.getByRole('main');
  await expect(main.getByText('You are offline')).toBeVisible();
  for (const phone of agency.phones) await expect(main.getByRole('link', { name: phone })).toBeVisible();
  await expect(main.locator(`a[href^="https://wa.me/${digits}"]`).first()).toBeVisible();
});

test('a visitor who asks to save data gets no worker', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test.describe('a new version of the site', () => {
  // A page that is open while the server begins anew may ask just then.
  test.use({
    expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_CONNECTION_REFUSED', 'ERR_CONNECTION_RESET'],
  });

  let root: string;
  let site: Awaited<ReturnType<typeof serveSite>>;

  test.beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync('dist', root, { recursive: true });
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

  /** Changes files of the served copy, as an update of the site would; the server reads them anew. */
  async function update(files: Record<string, (text: string) => string>) {
    for (const [file, edit] of Object.entries(files))
      writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')));
    await stop();
    site = await serveSite(Number(new URL(site.url).port), root);
  }
  const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

  test('takes over once the old pages are closed, and keeps what was visited as it is now', async ({
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
    // A busy browser may open the next page before it has let go of the last.
    await expect(async () => {
      const next = await context.newPage();
      await next.goto(`${site.url}/services`);
      const names = await cacheNames(next);
      await next.close();
      expect(names).toEqual(['newer']);
    }).toPass();
    await offline(context);
    const later = await context.newPage();
    await later.goto(`${site.url}/about`);
    await expect(later.getByRole('heading', { level: 1 })).toHaveText('About, anew');
  });

  test('with the kill switch: every browser forgets the worker and what it kept', async ({ page }) => {
    await arrive(page, site.url);
    await update({ 'sw.js': () => readFileSync('integrations/service-worker/killSwitch.js', 'utf8') });
    await page.goto(`${site.url}/about`);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    // A new registration by the page itself only brings the kill switch again.
    await expect.poll(registrations).toBe(0);
  });
});
