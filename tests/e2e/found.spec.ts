import { readFileSync } from 'node:fs';
import { agency, expect, test } from '../support/site.ts';

test('the contact page hands over a card with both numbers, for the address book', async ({ page }) => {
  await page.goto('/contact');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save our numbers' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('contact.vcf');
  const card = readFileSync(await download.path(), 'utf8');
  expect(card).toContain(`\r\nFN:${agency.name}\r\n`);
  for (const phone of agency.phones) expect(card).toContain(`:${phone.replaceAll(' ', '')}\r\n`);
  const { headers } = await page.request
    .get('/contact.vcf')
    .then((answer) => ({ headers: answer.headers() }));
  expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
});

test('a phone can keep the site on its home screen, and reads how after the first paint', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.early = String(document.querySelector('link[rel=manifest]') !== null);
    });
  });
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-early', 'false');
  const browser = await context.newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, name } = JSON.parse(data ?? '');
  expect(name).toBe(agency.name);
  const wanted = icons.map(({ src }: { src: string }) => src);
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const path of [...wanted, touch, '/favicon.ico', '/icon.svg']) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(/^image\//);
  }
});

test.describe('a text file', () => {
  // Chromium reports that a text takes no part in the pages' view transition.
  test.use({ expectedErrors: ['ViewTransition opt-in disabled'] });

  test('the terms lead to the licences of what others made', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('link', { name: 'Licences' }).click();
    for (const name of ['anek-latin', 'tabler', 'react-dom', 'uqr', 'SIL OPEN FONT LICENSE'])
      await expect(page.locator('body')).toContainText(name);
  });
});

test('security.txt says whom to write to, and is valid for 30 days to a year', async ({ page }) => {
  const text = await (await page.request.get('/.well-known/security.txt')).text();
  expect(text).toContain(`Contact: mailto:${agency.email}\n`);
  expect(text).toContain(`Canonical: ${agency.siteUrl}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
