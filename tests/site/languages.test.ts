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
/** Screens, hubs, the resume maker and the site map say nothing in Hindi beside the link to it. */
const withoutLine = [
  ...Object.values<string>(screens),
  ...['/jobs', '/department', '/company', resumeAddress('en'), legalPages.sitemap],
];

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

/** Where an English page must lead. */
function rightRoad(path: string): Road {
  const inHindi = addressIn('hi', path);
  const ask = (about: string, ...line: string[]) => withLine(`/hi/contact?${about}`, ...line);
  if (isTranslated(path))
    return withoutLine.includes(path) ? { link: inHindi } : withLine(inHindi, offer.read);
  if (path.startsWith('/jobs/') && cities.has(slugOf(path)))
    return ask(`location=${slugOf(path)}`, offer.onlyEnglish, offer.write);
  if (/^\/(jobs|department)\//.test(path))
    return ask(`about=${path.slice(1)}`, offer.onlyEnglish, offer.write);
  if (path.startsWith('/company/')) {
    const { name } = content.entry('companies', slugOf(path));
    return ask(
      `about=${path.slice(1)}`,
      offer.notAffiliated.replace('{company}', () => name),
      offer.talk,
    );
  }
  const notFound = { line: `${offer.notFound} ${offer.open}`, lineLink: '/hi' };
  return { link: note, ...(path === '/404' && notFound) };
}

test.each(english)('$path leads readers of Hindi to the right place', (page) => {
  expect(roadOf(page)).toEqual(rightRoad(page.path));
});

test.each(hindi)('$path leads to the same page in English, and marks its other links to English', (page) => {
  const link = page.document.querySelector('header a[hreflang=en]')?.getAttribute('href');
  expect(link).toBe(withoutLanguage(page.path).address);
  expect(markFaults(page, content.entry('hindiWords'), paths)).toEqual([]);
});

test('a footer list in Hindi has English pages only to fill four places', () => {
  const lists = hindi[0]?.document.querySelectorAll('footer section') ?? [];
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
