// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findOrigin } from './findOrigin.ts';

/** The pages of the site that the footer does not list. */
const pages: Record<string, string> = {
  '/jobs/islandpur': '<main data-kind="city" data-subject="Islandpur">',
  '/company/tamarind': '<main data-kind="company" data-subject="Tamarind &amp; Daughters">',
  '/jobs/from-the-hills': '<main data-kind="job" data-subject="From the hills" data-hindi="पहाड़ से">',
  '/jobs/about': '<main>',
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
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
});

test.each([
  ['location=lakepur', 'city', 'lakepur', 'Lakepur'],
  ['about=jobs/orchard-keeper', 'job', 'orchard-keeper', 'Gardener'],
  ['location=islandpur', 'city', 'islandpur', 'Islandpur'],
  ['about=company/tamarind', 'company', 'tamarind', 'Tamarind & Daughters'],
  ['about=jobs/from-the-hills', 'job', 'from-the-hills', 'From the hills'],
])('%s names a page, in the footer or not', async (query, kind, slug, label) => {
  expect(await findOrigin(`?${query}`)).toEqual({ kind, slug, label });
});

test.each([
  ['about=jobs/orchard-keeper', 'माली'],
  ['about=jobs/from-the-hills', 'पहाड़ से'],
  ['location=islandpur', 'Islandpur'],
])('in Hindi, %s has the Hindi name, if the site has one', async (query, label) => {
  document.documentElement.lang = 'hi-IN';
  expect(await findOrigin(`?${query}`)).toMatchObject({ label });
});

test.each([
  'location=atlantis',
  'location=orchard-keeper',
  'about=jobs/lakepur',
  'about=jobs/about',
  'about=jobs/offline',
  'for=employers',
])('%s names nothing, or a page of another kind', async (query) => {
  expect(await findOrigin(`?${query}`)).toBeUndefined();
});
