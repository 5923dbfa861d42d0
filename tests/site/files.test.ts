/** Checks the built files beside the pages. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import { byteBudgets } from '../../rules/size/budgets.ts';
import { weighFileWriter, weighSearch } from '../../rules/size/onDemand.ts';

const { email, siteUrl } = parse(readFileSync(`${contentFolder}/agency.yaml`, 'utf8'));

test('the terms link the licences of what reaches a visitor', () => {
  expect(readFileSync('dist/terms.html', 'utf8')).toContain('href="/licences.txt"');
  const licences = readFileSync('dist/licences.txt', 'utf8');
  for (const name of ['anek-latin', 'tabler', 'react-dom', 'uqr', 'SIL OPEN FONT LICENSE'])
    expect(licences).toContain(name);
});

test('security.txt (RFC 9116) names the agency, and expires 30 days to a year after the build', () => {
  const file = 'dist/.well-known/security.txt';
  const security = readFileSync(file, 'utf8');
  expect(security).toContain(`Contact: mailto:${email}\n`);
  expect(security).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(security) ?? [];
  const days = (Date.parse(expires) - statSync(file).mtimeMs) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('no file has a part of the desk', () => {
  const named = globSync('dist/**/*.{html,js,json}').filter((file) =>
    /\/edit\/(save|editor)/i.test(readFileSync(file, 'utf8')),
  );
  expect(named).toEqual([]);
});

test('what is fetched on demand is small: what writes a resume, and what the search field fetches', async () => {
  expect(await weighFileWriter()).toBeLessThanOrEqual(byteBudgets.fileWriter);
  expect(await weighSearch()).toBeLessThanOrEqual(byteBudgets.search);
});
