import { downloadBy } from '../support/download.ts';
import { fixture } from '../support/fixture.ts';
import { expect, test } from '../support/site.ts';

const { agency } = fixture;
const words = fixture.entry('screenWords');

test('the contact page has a contact card to download, with both phone numbers', async ({ page }) => {
  await page.goto('/contact');
  const link = page.getByRole('link', { name: words.contact.card });
  const { name, content } = await downloadBy(page, () => link.click());
  expect(name).toBe('contact.vcf');
  const card = content.toString();
  expect(card).toContain(`\r\nFN:${agency.name}\r\n`);
  for (const phone of agency.phones) expect(card).toContain(`:${phone.replaceAll(' ', '')}\r\n`);
});

test('icons, licences and security.txt are at their expected addresses', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, touch = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
  for (const [path, type] of [
    [touch, 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/favicon.ico', 'image/'],
    ['/icon.svg', 'image/svg+xml'],
    ['/contact.vcf', 'text/vcard; charset=utf-8'],
    ['/licences.txt', 'text/plain'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain(type);
  }
  expect(await (await request.get('/terms')).text()).toContain('href="/licences.txt"');
  const licences = await (await request.get('/licences.txt')).text();
  for (const name of ['anek-latin', 'tabler', 'react-dom', 'uqr', 'SIL OPEN FONT LICENSE'])
    expect(licences).toContain(name);
  const answer = await request.get('/.well-known/security.txt');
  const security = await answer.text();
  expect(security).toContain(`Contact: mailto:${agency.email}\n`);
  expect(security).toContain(`Canonical: ${agency.siteUrl}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(security) ?? [];
  const days = (Date.parse(expires) - Date.parse(answer.headers()['last-modified'] ?? '')) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
