/** What search engines, WhatsApp and phones are told, on the built pages: run after a build. */
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'yaml';
import { type Finding, tally } from '../support/tally.ts';
import { dataFaults } from './dataFaults.ts';
import { readHead } from './headTags.ts';
import { pictureFaults, tagFaults } from './shareFaults.ts';

const agency = parse(readFileSync('content/agency.yaml', 'utf8'));
const siteUrl: string = agency.siteUrl;
const claims = Object.values<{ text: string; confirmed: boolean }>(agency.claims)
  .filter(({ confirmed }) => !confirmed)
  .map(({ text }) => text);

const findings: Finding[] = [];
const canonicals: string[] = [];
for (const file of globSync('dist/**/*.html').sort()) {
  const path = file.slice('dist'.length, -'.html'.length).replace(/^\/index$/, '/');
  const head = readHead(readFileSync(file, 'utf8'));
  if (path === '/404') {
    const shared = head.canonical !== undefined || head.data.length > 0 || head.meta.has('og:url');
    findings.push({ name: path, faults: shared ? ['an unknown address has no canonical one'] : [] });
    continue;
  }
  if (head.canonical) canonicals.push(head.canonical);
  findings.push({
    name: path,
    faults: [
      ...tagFaults(path, head, siteUrl),
      ...(await pictureFaults(head, siteUrl)),
      ...dataFaults(path, head, siteUrl, claims),
    ],
  });
}

const listed = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, address = '']) => address,
);
findings.push({ name: '/sitemap.xml', faults: differences(listed, canonicals) });
const robots = readFileSync('dist/robots.txt', 'utf8');
const named = robots.includes(`\nSitemap: ${siteUrl}/sitemap.xml\n`) && !/^Disallow: \S/m.test(robots);
findings.push({
  name: '/robots.txt',
  faults: named ? [] : ['does not name the sitemap, or shuts pages out'],
});
findings.push({ name: '/manifest.webmanifest', faults: await manifestFaults() });
tally('head', findings);

function differences(listed: string[], canonicals: string[]): string[] {
  const twice = listed.filter((address, index) => listed.indexOf(address) !== index);
  const here = new Set(canonicals);
  const there = new Set(listed);
  return [
    ...twice.map((address) => `${address} twice`),
    ...canonicals.filter((address) => !there.has(address)).map((address) => `${address} is not in it`),
    ...listed.filter((address) => !here.has(address)).map((address) => `${address} is no page's address`),
  ];
}

async function manifestFaults(): Promise<string[]> {
  const { icons, name } = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));
  const faults = name === agency.name ? [] : [`named ${name}`];
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(`dist${src}`).metadata();
    if (`${width}x${height}` !== sizes) faults.push(`${src} is ${width}x${height}, said to be ${sizes}`);
  }
  return faults;
}
