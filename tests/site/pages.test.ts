/** Checks every built page, and what the site has for all of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutLanguage } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { securityHeaders } from '../../integrations/hosting/headers.ts';
import { builtPages } from '../../rules/builtPages.ts';
import { byteBudgets, overBudget } from '../../rules/size/budgets.ts';
import { weighFileWriter, weighSearch } from '../../rules/size/onDemand.ts';
import { weigh } from '../../rules/size/pageWeight.ts';
import { checkedPages } from '../../rules/text/checkedPages.ts';
import { likenessFindings } from '../../rules/text/likeness.ts';
import { textFindings } from '../../rules/text/textFindings.ts';
import { readContent } from '../support/content.ts';
import { alternateFaults } from './support/alternateFaults.ts';
import { htmlFaults } from './support/htmlFaults.ts';
import { jsonLdFaults } from './support/jsonLdFaults.ts';
import { linkFaults, targetsOf } from './support/linkFaults.ts';
import { canonicalOf, jsonLdOf, metaOf } from './support/pageHead.ts';
import { policyFaults } from './support/policyFaults.ts';
import { sharePictureFaults, tagFaults } from './support/shareFaults.ts';

const { siteUrl, claims = {} } = readContent(contentFolder).agency;
const success = claims.placement ? [`${claims.placement}%`] : [];
const headers = new Headers(securityHeaders);

const all = builtPages();
const notFound = all.filter(({ path }) => path === '/404');
const pages = all.filter(({ path }) => path !== '/404');
const paths = new Set(pages.map(({ path }) => path));
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?!html$)\w+$/.test(file),
);
const targets = targetsOf(
  all,
  files.map((file) => `/${file}`),
);
const texts = checkedPages(all);

test.each(all)(
  '$path is valid, small, has no broken link and allows its own code and no other',
  async (page) => {
    expect([
      ...(await htmlFaults(page)),
      ...linkFaults(page, targets, siteUrl),
      ...policyFaults(page, headers),
      ...overBudget(await weigh(page)),
    ]).toEqual([]);
  },
);

test('no file has a part of the desk', () => {
  const texts = files.filter((file) => /\.(html|js|json)$/.test(file));
  const named = texts.filter((file) => /\/edit\/(save|editor)/i.test(readFileSync(`dist/${file}`, 'utf8')));
  expect(named).toEqual([]);
});

test.each(pages)('$path tells search engines, WhatsApp and phones what they need', async (page) => {
  expect([
    ...tagFaults(page, siteUrl),
    ...alternateFaults(page, paths, siteUrl),
    ...(await sharePictureFaults(page, siteUrl)),
    ...jsonLdFaults(page, siteUrl, success),
  ]).toEqual([]);
});

// The rules on texts (rules/text/), which `npm run check:content` applies too.
test.each(texts)('the text of $source follows the rules', (page) => {
  const isLandingPage = /^\/(jobs|department|company)\/./.test(withoutLanguage(page.path).address);
  expect(page.kind !== undefined).toBe(isLandingPage);
  expect(textFindings(page)).toEqual([]);
});

test('no two pages have the same title or description, or too much text in common', () => {
  expect(likenessFindings(texts)).toEqual([]);
});

test('the 404 page is not indexed and has no canonical address and no JSON-LD', () => {
  const found = notFound.map((page) => [metaOf(page).get('robots'), canonicalOf(page), jsonLdOf(page)]);
  expect(found).toEqual([[['noindex'], undefined, []]]);
});

test('the sitemap lists the canonical address of every page once, and no other; robots.txt names it and allows every page', () => {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(pages.map(canonicalOf).sort());
  const robots = readFileSync('dist/robots.txt', 'utf8');
  expect(robots).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
  // Old browsers ask for it.
  expect(existsSync('dist/favicon.ico')).toBe(true);
});

test('what is fetched on demand is small: what writes a resume, and what the search field fetches', async () => {
  expect(await weighFileWriter()).toBeLessThanOrEqual(byteBudgets.fileWriter);
  expect(await weighSearch()).toBeLessThanOrEqual(byteBudgets.search);
});

test('the headers are those for which the program of Mozilla’s Observatory gave 130 points', () => {
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect([headers.get('set-cookie'), headers.get('access-control-allow-origin')]).toEqual([null, null]);
});
