/** Checks every built page, parsed once, and what the site has for all of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressIn, withoutLanguage } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { hindiWords } from '../../integrations/fonts/hindiFontWords.ts';
import { securityHeaders } from '../../integrations/hosting/headers.ts';
import { type BuiltPage, builtPages, parsePage } from '../../rules/builtPages.ts';
import { contentFindings } from '../../rules/contentFindings.ts';
import { overBudget } from '../../rules/size/budgets.ts';
import { checkedPages } from '../../rules/text/checkedPages.ts';
import { likenessFindings } from '../../rules/text/likeness.ts';
import { textFindings } from '../../rules/text/textFindings.ts';
import { readContent } from '../support/content.ts';
import { filterRules } from '../support/hands/filterLists.ts';
import { contactFaults } from './support/contactFaults.ts';
import { emailFaults } from './support/emailFaults.ts';
import { alternateFaults, sharePictureFaults, tagFaults } from './support/headFaults.ts';
import { htmlFaults } from './support/htmlFaults.ts';
import { jsonLdFaults } from './support/jsonLdFaults.ts';
import { markFaults } from './support/languageFaults.ts';
import { linkFaults, soundalikeLinks, targetsOf } from './support/linkFaults.ts';
import { canonicalOf, jsonLdOf, metaOf, visibleText } from './support/pageHead.ts';
import { policyFaults } from './support/policyFaults.ts';

const content = readContent(contentFolder);
const { siteUrl, claims = {} } = content.agency;
const success = claims.placement ? [`${claims.placement}%`] : [];
const headers = new Headers(securityHeaders);
const { inEnglish } = content.entry('hindiWords');

const all = builtPages();
const notFound = all.filter(({ path }) => path === '/404');
const pages = all.filter(({ path }) => path !== '/404');
const paths = new Set(all.map(({ path }) => path));
const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?!html$)\w+$/.test(file),
);
const targets = targetsOf(all, files);
const texts = checkedPages(all);
const english = all.filter(({ path }) => withoutLanguage(path).language === 'en');
const hindi = all.filter(({ path }) => withoutLanguage(path).language === 'hi');
const landingPage = /^\/(?:jobs|department|company)\/(.+)/;

/** The weight is measured in other threads meanwhile. */
async function faultsOf(page: BuiltPage): Promise<string[]> {
  const faults = await Promise.all([overBudget(page), htmlFaults(page)]);
  return [
    ...faults.flat(),
    ...linkFaults(page, targets, siteUrl),
    ...contactFaults(page),
    ...soundalikeLinks(page),
    ...policyFaults(page, headers),
    ...emailFaults(page),
    ...hiddenByFilters(page),
  ];
}

/** What the filter lists of ad blockers hide. Nothing is so small that a visitor could do without it. */
const hiddenByFilters = ({ html, document }: BuiltPage) =>
  filterRules
    // Few rules have a name or an address that is anywhere in the page.
    .filter((rule) => html.includes(/"([^"]+)/.exec(rule)?.[1] ?? rule.slice(1)))
    .flatMap((rule) => document.querySelectorAll(rule))
    .map(({ outerHTML }) => `filter lists hide ${outerHTML}`);

async function headFaultsOf(page: BuiltPage): Promise<string[]> {
  const visible = visibleText(page);
  return [
    ...tagFaults(page, visible, siteUrl),
    ...alternateFaults(page, paths, siteUrl),
    ...(await sharePictureFaults(page, siteUrl)),
    ...jsonLdFaults(page, visible, siteUrl, success),
  ];
}

// At the same time, because they wait for what is compressed in other threads.
test.concurrent.for(all)(
  '$path is valid, small, not hidden, has no broken link, names its links apart and allows its own code only',
  async (page) => expect(await faultsOf(page)).toEqual([]),
);

test.each(pages)('$path tells search engines, WhatsApp and phones what they need', async (page) =>
  expect(await headFaultsOf(page)).toEqual([]),
);

// The rules on texts (rules/text/), which `npm run check:content` applies too.
test.each(texts)('the text of $source follows the rules', (page) => {
  expect(page.kind !== undefined).toBe(landingPage.test(withoutLanguage(page.path).address));
  expect(textFindings(page)).toEqual([]);
});

test('no two pages have the same title or description, or too much text in common', () => {
  expect(likenessFindings(texts)).toEqual([]);
});

test('content follows the rules on headlines of cities, pay of departments and texts on pay', () => {
  expect(contentFindings()).toEqual([]);
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

test.each(english)('$path leads readers of Hindi to its page, the form or a note', ({ path, document }) => {
  const [link, line] = ['header', 'main p[lang=hi]'].map((part) =>
    document.querySelector(`${part} a[hreflang=hi]`)?.getAttribute('href'),
  );
  const inHindi = paths.has(addressIn('hi', path)) && addressIn('hi', path);
  const [, slug] = landingPage.exec(path) ?? [];
  const form = new RegExp(`^/hi/contact\\?\\w+=(\\w+/)?${slug}$`);
  expect(link).toEqual(inHindi || (slug ? expect.stringMatching(form) : '/hi#sirf-angrezi'));
  const isText = path.startsWith('/guide/') || content.slugs('legal').includes(path.slice(1));
  const besides = slug || (inHindi && isText) ? link : undefined;
  expect(line).toBe(path === '/404' ? '/hi' : besides);
});

test.each(hindi)('$path leads to the same page in English, and marks its other links to English', (page) => {
  const link = page.document.querySelector('header a[hreflang=en]')?.getAttribute('href');
  expect(link).toBe(withoutLanguage(page.path).address);
  expect(markFaults(page, inEnglish, paths)).toEqual([]);
});

test('a footer list in Hindi has English pages only to fill four places', () => {
  const lists = hindi[0]?.document.querySelectorAll('footer section') ?? [];
  for (const list of lists) {
    const addresses = list.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
    const english = addresses.filter((address) => withoutLanguage(address).language === 'en');
    expect(addresses.length > 4 ? english : []).toEqual([]);
  }
});

test('the footer in Hindi has the jobs that are named for it, in their order', () => {
  const { jobs, jobsInHindi = jobs } = content.entry('footer');
  const links = hindi[0]?.document.querySelectorAll('footer section:has(#popular-jobs) a') ?? [];
  const addresses = jobsInHindi.map((slug) => `/hi/jobs/${slug}`).filter((address) => paths.has(address));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
});

test('the fonts have every Hindi word of the Hindi pages and of their forms', () => {
  const inFonts = hindiWords().join('\n');
  // The words that a form shows later are in the attributes of its island.
  const runs = new Set(hindi.flatMap(({ html }) => html.normalize('NFC').split(/[\0-\x7f]+/)));
  const words = [...new Intl.Segmenter('hi', { granularity: 'word' }).segment([...runs].join('\n'))]
    .map(({ segment }) => segment)
    .filter((word) => /[\u0900-\u097f]/.test(word));
  expect(words.length).toBeGreaterThan(hindi.length);
  expect([...new Set(words)].filter((word) => !inFonts.includes(word))).toEqual([]);
});

// Each row spoils a page, which all checks above find right, in one place.
test.each([
  ['</h1>', '</h2>', "Unclosed element '<h1>'"],
  ['</html>', '</html><p>', 'after </html>'],
  ['<h1', '<p class="undefined"></p><h1', 'class "undefined"'],
  ['href="/hi"', 'href="/nowhere"', 'the site has no /nowhere'],
  ['href="/hi"', 'href="/hi/"', 'the site has no /hi/'],
  ['href="#', 'href="#no-', '/hi/about has no such id'],
  ['<h1', '<a href="/hi">A-b</a><a href="/hi/contact">a B</a><h1', '"a B" leads to /hi/contact'],
  ['<h1', '<h1 aria-describedby="none"', 'missing id "none"'],
  ['<meta http', '<meta name="a" content="b"><meta http', 'the first meta element is not the policy'],
  ['</script>', ';</script>', 'does not allow'],
  ["default-src 'none'", "default-src 'self'", "default-src is not 'none'"],
  ['script-src', "script-src 'unsafe-inline'", 'the policy has unsafe-*'],
  ['script-src', 'script-src https:', 'CSP Evaluator: script-src'],
  ['<h1', '<h1 onclick="a"', '<h1 onclick>: no hash allows this'],
  ['<h1', '<p id="advertising"></p><h1', 'filter lists hide <p id="advertising">'],
  ['href="https://wa.me/', '$&?text=Hello&a=', 'filter lists hide <a'],
  ['<meta charset="utf-8">', '', 'the charset is missing'],
  ['property="og:url" content="', '$&x', 'og:url is x'],
  ['rel="canonical" href="', '$&x', 'the canonical address is x'],
  ['rel="apple', 'rel="pear', 'no apple-touch-icon'],
  ['/og/hi', '/og/no', 'no picture at'],
  ['hreflang="hi-IN"', 'hreflang="hi"', 'hreflang says'],
  ['"AboutPage"', '"WebPage"', 'must describe AboutPage'],
  ['"AboutPage"', '"AboutPage","email":"a@b.in"', 'text that is not visible on the page: "a@b.in"'],
  ['<h1', '<a href="/sitemap">Oak</a><h1', '"Oak" does not say that it is in English'],
  ['<h1', `<a href="/hi">Oak ${inEnglish}</a><h1`, 'is said to be in English'],
])('%s as %s is found: %s', async (from, to, fault) => {
  const right = hindi.find(({ path }) => path === '/hi/about');
  const html = right?.html.replace(from, to) ?? '';
  const page = { path: '/hi/about', file: '', html, document: parsePage(html) };
  const faults = [
    ...(await faultsOf(page)),
    ...(await headFaultsOf(page)),
    ...markFaults(page, inEnglish, paths),
  ];
  expect(faults).toContainEqual(expect.stringContaining(fault));
});
