/** Checks what the built pages tell search engines, WhatsApp and phones. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Agency } from '#schemas/agency.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { builtPages } from '../../rules/builtPages.ts';
import { alternateFaults } from './support/alternateFaults.ts';
import { readHead } from './support/headTags.ts';
import { jsonLdFaults } from './support/jsonLdFaults.ts';
import { sharePictureFaults, tagFaults } from './support/shareFaults.ts';

const agency: Agency = parse(readFileSync(`${contentFolder}/agency.yaml`, 'utf8'));
const { siteUrl } = agency;
const claims = agency.claims?.placement ? [`${agency.claims.placement}%`] : [];

const all = builtPages().map((page) => ({ path: page.path, head: readHead(page) }));
const pages = all.filter(({ path }) => path !== '/404');
const paths = new Set(pages.map(({ path }) => path));

test.each(pages)('$path has correct tags, share picture and JSON-LD', async ({ path, head }) => {
  expect([
    ...tagFaults(path, head, siteUrl),
    ...alternateFaults(path, head, paths, siteUrl),
    ...(await sharePictureFaults(head, siteUrl)),
    ...jsonLdFaults(path, head, siteUrl, claims),
  ]).toEqual([]);
});

test('the 404 page is not indexed and has no canonical address and no JSON-LD', () => {
  const head = all.find(({ path }) => path === '/404')?.head;
  expect(head?.meta.get('robots')).toEqual(['noindex']);
  expect([head?.canonical, head?.meta.get('og:url'), head?.jsonLd]).toEqual([undefined, undefined, []]);
});

test('the sitemap lists the canonical address of every page once, and no other address', () => {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(pages.map(({ head }) => head.canonical).sort());
});

test('robots.txt names the sitemap and allows every page', () => {
  const robots = readFileSync('dist/robots.txt', 'utf8');
  expect(robots).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
});

test('every page has an icon for browsers, old ones too, and an icon for phones', () => {
  for (const { head } of all) expect(Object.keys(head.icons)).toEqual(['icon', 'apple-touch-icon']);
  const named = new Set(all.flatMap(({ head }) => Object.values(head.icons)));
  for (const icon of [...named, '/favicon.ico']) expect(existsSync(`dist${icon}`), icon).toBe(true);
});
