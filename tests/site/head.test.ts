/** What search engines, WhatsApp and phones are told, on the built pages. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Agency } from '#schemas/agency.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { builtPages } from './support/builtPages.ts';
import { readHead } from './support/headTags.ts';
import { jsonLdFaults } from './support/jsonLdFaults.ts';
import { sharePictureFaults, tagFaults } from './support/shareFaults.ts';

const agency: Agency = parse(readFileSync(`${contentFolder}/agency.yaml`, 'utf8'));
const { siteUrl } = agency;
const unconfirmed = Object.values(agency.claims)
  .filter(({ confirmed }) => !confirmed)
  .map(({ text }) => text);

const all = builtPages().map((page) => ({ path: page.path, head: readHead(page) }));
const pages = all.filter(({ path }) => path !== '/404');

test.each(pages)('$path', async ({ path, head }) => {
  expect([
    ...tagFaults(path, head, siteUrl),
    ...(await sharePictureFaults(head, siteUrl)),
    ...jsonLdFaults(path, head, siteUrl, unconfirmed),
  ]).toEqual([]);
});

test('the 404 page is kept from search engines and names no address of its own', () => {
  const head = all.find(({ path }) => path === '/404')?.head;
  expect(head?.meta.get('robots')).toEqual(['noindex']);
  expect([head?.canonical, head?.meta.get('og:url'), head?.jsonLd]).toEqual([undefined, undefined, []]);
});

test('the sitemap lists the canonical address of every page, once, and nothing else', () => {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(pages.map(({ head }) => head.canonical).sort());
});

test('robots.txt names the sitemap and shuts nothing out', () => {
  const robots = readFileSync('dist/robots.txt', 'utf8');
  expect(robots).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
});

test('every page names an icon for browsers and one for phones; old browsers find theirs', () => {
  for (const { head } of all) expect(Object.keys(head.icons)).toEqual(['icon', 'apple-touch-icon']);
  const named = new Set(all.flatMap(({ head }) => Object.values(head.icons)));
  for (const icon of [...named, '/favicon.ico']) expect(existsSync(`dist${icon}`), icon).toBe(true);
});
