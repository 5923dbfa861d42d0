/** Checks how the built pages lead from each language to the other (specification 13.1, 13.7). */
import { expect, test } from 'vitest';
import { resumeAddress } from '#navigation/addresses.ts';
import { addressIn, withoutLanguage } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import { screens } from '#navigation/screens.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { devanagariWordsIn, hindiWords } from '../../integrations/fonts/hindiFontWords.ts';
import { type BuiltPage, builtPages } from '../../rules/builtPages.ts';
import { oneSpace } from '../../rules/text/readableText.ts';
import { readContent } from '../support/content.ts';
import { markFaults } from './support/languageMarks.ts';

const content = readContent(contentFolder);
const { offer } = content.entry('hindiWords');
const cities = new Set(content.slugs('cities'));
const hubs = ['/jobs', '/department', '/company'];

const pages = builtPages();
const paths = new Set(pages.map(({ path }) => path));
const english = pages.filter(({ path }) => withoutLanguage(path).language === 'en');
const hindi = pages.filter(({ path }) => withoutLanguage(path).language === 'hi');
const isTranslated = (path: string) => paths.has(addressIn('hi', path));
const slugOf = (path: string) => path.split('/').at(-1) ?? '';

type Road = { link: string; line?: string; lineLink?: string };

/** The language link of an English page, and its line in Hindi with a link. */
function roadOf({ document }: BuiltPage): Road {
  const link = document.querySelector('header a[hreflang=hi]')?.getAttribute('href') ?? '';
  const line = document.querySelector('main p[lang=hi]');
  const lineLink = line?.querySelector('a[hreflang=hi]')?.getAttribute('href') ?? '';
  return line ? { link, line: oneSpace(line.text), lineLink } : { link };
}

const withLine = (link: string, ...line: string[]): Road => ({ link, line: line.join(' '), lineLink: link });
const note = '/hi#sirf-angrezi';

/** Where the English pages lead. For each page the first kind counts that it belongs to. */
const kinds: { kind: string; has: (path: string) => boolean; road: (path: string) => Road }[] = [
  {
    kind: 'a screen, a hub, the resume maker or the site map that is also in Hindi',
    has: (path) =>
      [...Object.values<string>(screens), ...hubs, resumeAddress('en'), legalPages.sitemap].includes(path) &&
      isTranslated(path),
    road: (path) => ({ link: addressIn('hi', path) }),
  },
  {
    kind: 'a landing or legal page that is also in Hindi',
    has: isTranslated,
    road: (path) => withLine(addressIn('hi', path), offer.read),
  },
  {
    kind: 'a city',
    has: (path) => path.startsWith('/jobs/') && cities.has(slugOf(path)),
    road: (path) => withLine(`/hi/contact?location=${slugOf(path)}`, offer.onlyEnglish, offer.write),
  },
  {
    kind: 'a job or department',
    has: (path) => /^\/(jobs|department)\//.test(path),
    road: (path) => withLine(`/hi/contact?about=${path.slice(1)}`, offer.onlyEnglish, offer.write),
  },
  {
    kind: 'a company',
    has: (path) => path.startsWith('/company/'),
    road(path) {
      const { name } = content.entry('companies', slugOf(path));
      const line = offer.notAffiliated.replace('{company}', () => name);
      return withLine(`/hi/contact?about=${path.slice(1)}`, line, offer.talk);
    },
  },
  {
    kind: 'the 404 page',
    has: (path) => path === '/404',
    road: () => ({ link: note, line: `${offer.notFound} ${offer.open}`, lineLink: '/hi' }),
  },
  { kind: 'any other page', has: () => true, road: () => ({ link: note }) },
];

const byKind = Map.groupBy(english, ({ path }) => kinds.find(({ has }) => has(path)));

// The owner may leave out all landing pages.
test.each(kinds.filter((kind) => byKind.has(kind)))(
  '$kind leads readers of Hindi to the right place',
  (kind) => {
    const found = byKind.get(kind) ?? [];
    expect(Object.fromEntries(found.map((page) => [page.path, roadOf(page)]))).toEqual(
      Object.fromEntries(found.map(({ path }) => [path, kind.road(path)])),
    );
  },
);

test.each(hindi)('$path leads to the same page in English, and marks its other links to English', (page) => {
  const link = page.document.querySelector('header a[hreflang=en]')?.getAttribute('href');
  expect(link).toBe(withoutLanguage(page.path).address);
  expect(markFaults(page, content.entry('hindiWords'), paths)).toEqual([]);
});

test('a footer list in Hindi has English pages only to fill four places', () => {
  const lists = hindi[0]?.document.querySelectorAll('footer section') ?? [];
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) {
    const addresses = list.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
    const english = addresses.filter((address) => withoutLanguage(address).language === 'en');
    expect(addresses.length > 4 ? english : []).toEqual([]);
  }
});

test('the fonts have every Hindi word of the Hindi pages and of their forms', () => {
  const inFonts = new Set(hindiWords());
  // The words that a form shows later are in the attributes of its island.
  const missing = devanagariWordsIn(hindi.map(({ html }) => html)).filter((word) => !inFonts.has(word));
  expect(missing).toEqual([]);
});
