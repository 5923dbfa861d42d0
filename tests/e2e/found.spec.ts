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

test('icons are there for tabs, home screens and search engines', async ({ page }) => {
  await page.goto('/');
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const path of [touch, '/icon-512.png', '/favicon.ico', '/icon.svg']) {
    const answer = await page.request.get(path ?? '');
    expect(answer.status(), path ?? '').toBe(200);
    expect(answer.headers()['content-type'], path ?? '').toMatch(/^image\//);
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
