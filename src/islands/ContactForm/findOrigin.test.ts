// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LandingKind } from '#enquiry/landingKinds.ts';
import { subjectAttributes } from '#enquiry/origin.ts';
import { findOrigin as findAmong } from './findOrigin.ts';

const landing = (kind: LandingKind, label: string, hindi?: string) =>
  renderToStaticMarkup(createElement('main', subjectAttributes({ kind, label, hindi })));

const findOrigin = (search: string, language: 'en' | 'hi') =>
  findAmong(search, language, { 'industries/orchards': 'Orchards', 'people/omar': 'Omar' });

/** The pages of the site that the footer does not list. */
const pages: Record<string, string> = {
  '/jobs/islandpur': landing('city', 'Islandpur'),
  '/company/tamarind': landing('company', 'Tamarind & <"Sons"> &amp;'),
  '/jobs/from-the-hills': landing('job', 'From the hills', 'पहाड़ "से"'),
  '/jobs/about': '<main id="content"><p data-kind="job" data-subject="About">',
};

beforeEach(() => {
  document.body.innerHTML = `<footer>
    <section><h2 id="find-jobs"></h2><a href="/jobs/lakepur">Lakepur</a></section>
    <section><h2 id="popular-jobs"></h2><a href="/jobs/orchard-keeper">Gardener</a>
      <a href="/hi/jobs/orchard-keeper">माली</a></section>
  </footer>`;
  vi.stubGlobal('fetch', async (href: string) => {
    if (href === '/jobs/offline') throw new TypeError('Failed to fetch');
    return new Response(pages[href], { status: href in pages ? 200 : 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['location=lakepur', 'city', 'lakepur', 'Lakepur'],
  ['about=jobs/orchard-keeper', 'job', 'orchard-keeper', 'Gardener'],
  ['location=islandpur', 'city', 'islandpur', 'Islandpur'],
  ['about=company/tamarind', 'company', 'tamarind', 'Tamarind & <"Sons"> &amp;'],
  ['about=jobs/from-the-hills', 'job', 'from-the-hills', 'From the hills'],
  ['for=employers&about=industries/orchards', 'industries', 'orchards', 'Orchards'],
  ['about=people%2Fomar', 'people', 'omar', 'Omar'],
])('%s names a page, in the footer or not, or a part of a screen', async (query, kind, slug, label) => {
  expect(await findOrigin(`?${query}`, 'en')).toEqual({ kind, slug, label });
});

test('for a form in Hindi, a page has its Hindi name if the site has one', async () => {
  expect(await findOrigin('?about=jobs/from-the-hills', 'hi')).toMatchObject({ label: 'पहाड़ "से"' });
  expect(await findOrigin('?about=jobs/orchard-keeper', 'hi')).toMatchObject({ label: 'माली' });
  expect(await findOrigin('?location=islandpur', 'hi')).toMatchObject({ label: 'Islandpur' });
});

test("a page translator's words are nobody's name: the page itself is asked", async () => {
  for (const link of document.querySelectorAll('a')) link.innerHTML = '<font><font>translated</font></font>';
  pages['/jobs/orchard-keeper'] = landing('job', 'Gardener', 'माली');
  expect(await findOrigin('?about=jobs/orchard-keeper', 'hi')).toMatchObject({ label: 'माली' });
});

test.each([
  'location=atlantis',
  'location=orchard-keeper',
  'about=jobs/lakepur',
  'about=jobs/about',
  'about=jobs/offline',
  'about=people/nobody',
  'about=constructor',
  'for=employers',
])('%s names nothing, or a page of another kind', async (query) => {
  expect(await findOrigin(`?${query}`, 'en')).toBeUndefined();
});
