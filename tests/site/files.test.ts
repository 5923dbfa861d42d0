/** Checks the built files beside the pages: licences and security.txt (RFC 9116). */
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';

const { email, siteUrl } = parse(readFileSync(`${contentFolder}/agency.yaml`, 'utf8'));

test('the terms link the licences of what reaches a visitor', () => {
  expect(readFileSync('dist/terms.html', 'utf8')).toContain('href="/licences.txt"');
  const licences = readFileSync('dist/licences.txt', 'utf8');
  for (const name of ['anek-latin', 'tabler', 'react-dom', 'uqr', 'SIL OPEN FONT LICENSE'])
    expect(licences).toContain(name);
});

test('security.txt names the agency, and expires 30 days to a year after the build', () => {
  const file = 'dist/.well-known/security.txt';
  const security = readFileSync(file, 'utf8');
  expect(security).toContain(`Contact: mailto:${email}\n`);
  expect(security).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(security) ?? [];
  const days = (Date.parse(expires) - statSync(file).mtimeMs) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
