import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '#navigation/languages.ts';
import { getCityPages } from '#queries/landing/cities.ts';
import { getCompanyPages } from '#queries/landing/companies.ts';
import { getDepartmentPages } from '#queries/landing/departments.ts';
import { getArrangementPages, getRolePages } from '#queries/landing/jobs.ts';
import { changes } from '../../../tests/support/astroContent.ts';
import { fixtureContent } from '../../../tests/support/fixture.ts';
import { ArrangementPage } from './ArrangementPage.tsx';
import { CityPage } from './CityPage.tsx';
import { CompanyPage } from './CompanyPage.tsx';
import { DepartmentPage } from './DepartmentPage.tsx';
import { RolePage } from './RolePage.tsx';

afterEach(() => changes.clear());

/** Draws a page of a kind, the first one if no address is given. */
const drawn =
  <Data extends { slug: string }>(
    getPages: (language: Language) => Promise<Data[]>,
    Page: (page: Data) => ReactNode,
  ) =>
  async (language: Language, slug?: string) => {
    const page = (await getPages(language)).find((page) => page.slug === (slug ?? page.slug));
    return parse(renderToStaticMarkup(page && <Page {...page} />));
  };
const city = drawn(getCityPages, CityPage);
const role = drawn(getRolePages, RolePage);
const arrangement = drawn(getArrangementPages, ArrangementPage);
const department = drawn(getDepartmentPages, DepartmentPage);
const company = drawn(getCompanyPages, CompanyPage);

const textsOf = (page: HTMLElement, selector: string) =>
  page.querySelectorAll(selector).map(({ text }) => text);
/** The addresses to which a page links, or its part with this id. */
const linksOf = (page: HTMLElement, part?: string) =>
  page.querySelectorAll(part ? `[aria-labelledby=${part}] a` : 'a').map((link) => link.getAttribute('href'));

test.each([
  ['cities/lakepur', city],
  ['jobs/orchard-keeper', role],
  ['{jobs/orchard-keeper,departments/*}', role],
  ['jobs/by-the-season', arrangement],
  ['departments/gardens', department],
  ['companies/mango-and-sons', company],
])('with only %s on the site, its page has no empty list and no heading over nothing', async (kept, draw) => {
  for (const file of globSync('{cities,jobs,departments,companies}/*.yaml', { cwd: fixtureContent }))
    if (!matchesGlob(file, `${kept}.yaml`)) changes.set(file, undefined);
  const page = await draw('en');
  expect(page.querySelectorAll('section').length).toBeGreaterThan(2);
  const empty = [
    ...page.querySelectorAll('ul, ol').filter((list) => !list.text),
    ...page.querySelectorAll('section').filter((part) => part.text === part.querySelector('h2')?.text),
    ...page.querySelectorAll('h3').filter((heading) => !heading.nextElementSibling),
  ];
  expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('a city page in Hindi leads to the cities near it, to all roles, and to the form about it', async () => {
  const page = await city('hi');
  expect(textsOf(page, 'ol a')).toEqual(['घर', 'काम']);
  expect(page.text).toContain('यहाँ वैकेंसी नहीं हैं।');
  expect(textsOf(page, 'tr[data-figures]')).toEqual([
    expect.stringMatching(/^वेतन₹\s25,000 महीना: .*₹\s10,001/),
  ]);
  expect(linksOf(page, 'near')).toContain('/jobs/hillpur');
  expect(linksOf(page, 'jobs')).toContain('/hi/jobs#roles');
  // At the beginning and at the end.
  expect(linksOf(page).filter((href) => href === '/hi/contact?location=lakepur')).toHaveLength(2);
});

test('a role page in Hindi has its texts, pay with its source, where to apply, and a resume in English', async () => {
  const page = await role('hi');
  const lines = ['एक ही रास्ता।', 'तीसरी चीज़', 'तीसरा घंटा', 'Climbs ladders', 'Sold apples at the gate'];
  for (const line of lines) expect(textsOf(page, 'li')).toContainEqual(expect.stringContaining(line));
  expect(textsOf(page, 'dl > div').slice(2)).toEqual(['तीसरा सवाल?तीसरा जवाब।', 'अगला पदउसकी शर्त।']);
  expect(textsOf(page, '[data-figures] li')).toEqual([
    expect.stringMatching(/₹\s10,001.*₹\s1,23,456\.50.* इसके बाद बदला हो सकता है$/),
    expect.stringMatching(/Orchard board $/),
  ]);
  expect(textsOf(page, 'tr[data-figures]')).toEqual([expect.stringMatching(/^वेतनकम से कम ₹\s10,001 महीना: /)]);
  expect(linksOf(page, 'pay')).toEqual(['https://orchards.example', 'https://orchards.example']);
  for (const href of ['https://pear.example/jobs', '/company/mango-and-sons'])
    expect(linksOf(page, 'apply')).toContain(href);
  expect(linksOf(page, 'beside')).toContain('/hi/jobs#cities');
  expect(linksOf(page)).toContain('/hi/contact?for=employers&about=jobs/orchard-keeper');
});

test('a level is compared with the others, a department has a ladder and leads to its roles and employers', async () => {
  const level = await arrangement('en', 'mid-level');
  expect(textsOf(level, '[scope=row]')).toEqual(['Middle of the tree', 'Top of the tree']);
  const page = await department('en', 'gardens');
  expect(textsOf(page, '[aria-labelledby=ladder] li')).toHaveLength(3);
  expect(linksOf(page, 'related')).toEqual(['/jobs/orchard-keeper']);
  expect(linksOf(page, 'apply')).toContain('/company/mango-and-sons');
});

test('a company page has the disclaimer before its careers, and offers only similar work', async () => {
  const page = await company('en', 'mango-and-sons');
  expect(page.text).toMatch(/The fixture is not affiliated with Mango & Sons\..*Own door/);
  expect(linksOf(page, 'careers')).toEqual(['https://www.mango.example/careers']);
  expect(textsOf(page, '[href^="/contact"]')).toEqual(['Other work like this', 'Other work like this']);
});

test('an English page has a line in Hindi: to read it, or to write; about a company, that there is no affiliation', async () => {
  const lineOf = async (draw: typeof city, slug: string) => textsOf(await draw('en', slug), 'p[lang=hi]');
  expect(await lineOf(city, 'lakepur')).toEqual([' हिंदी में पढ़ें']);
  expect(await lineOf(city, 'hillpur')).toEqual(['सिर्फ़ अंग्रेज़ी। हिंदी में लिखें']);
  const notAffiliated = ['अंग्रेज़ी में। Mango & Sons से संबंध नहीं। हिंदी में बात'];
  expect(await lineOf(company, 'mango-and-sons')).toEqual(notAffiliated);
});
