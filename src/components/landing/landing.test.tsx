import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#navigation/languages.ts';
import { cityPage } from '#queries/landing/cities.ts';
import { companyPage } from '#queries/landing/companies.ts';
import { departmentPage } from '#queries/landing/departments.ts';
import { arrangementPage, arrangementsOf, rolePage, rolesOf } from '#queries/landing/jobs.ts';
import type { Site } from '#site/site.ts';
import { fixtureContent } from '../../../tests/support/fixture.ts';
import { siteFrom } from '../../../tests/support/siteFrom.ts';
import { ArrangementPage } from './ArrangementPage.tsx';
import { CityPage } from './CityPage.tsx';
import { CompanyPage } from './CompanyPage.tsx';
import { DepartmentPage } from './DepartmentPage.tsx';
import { RolePage } from './RolePage.tsx';

const fixtureSite = siteFrom();

/** Draws a page of a kind, the first one if no slug is given. */
const drawn =
  <Entry extends { slug: string }, Data extends object>(
    entriesOf: (site: Site) => readonly Entry[],
    pageOf: (site: Site, entry: Entry) => Data,
    Page: (data: Data) => ReactNode,
  ) =>
  (language: Language, slug?: string, sites = fixtureSite) => {
    const site = sites[language];
    const entry = entriesOf(site).find((entry) => entry.slug === (slug ?? entry.slug));
    return parse(renderToStaticMarkup(entry && <Page {...pageOf(site, entry)} />));
  };
const city = drawn((site) => site.every('cities'), cityPage, CityPage);
const role = drawn(rolesOf, rolePage, RolePage);
const arrangement = drawn(arrangementsOf, arrangementPage, ArrangementPage);
const department = drawn((site) => site.every('departments'), departmentPage, DepartmentPage);
const company = drawn((site) => site.every('companies'), companyPage, CompanyPage);

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
])('with only %s on the site, its page has no empty list and no heading over nothing', (kept, draw) => {
  const files = globSync('{cities,jobs,departments,companies}/*.yaml', { cwd: fixtureContent });
  const others = files.filter((file) => !matchesGlob(file, `${kept}.yaml`));
  const page = draw('en', undefined, siteFrom(Object.fromEntries(others.map((file) => [file, undefined]))));
  expect(page.querySelectorAll('section').length).toBeGreaterThan(2);
  const empty = [
    ...page.querySelectorAll('ul, ol').filter((list) => !list.text),
    ...page.querySelectorAll('section').filter((part) => part.text === part.querySelector('h2')?.text),
    ...page.querySelectorAll('h3').filter((heading) => !heading.nextElementSibling),
  ];
  expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('a city without pay, of an agency that does not say where it works, has no empty box', () => {
  const pay = globSync('pay/*.yaml', { cwd: fixtureContent }).map((file) => [file, undefined]);
  const site = siteFrom({ ...Object.fromEntries(pay), 'agency.yaml': { places: undefined } });
  expect(city('en').querySelectorAll('table')).toHaveLength(1);
  expect(city('en', undefined, site).querySelectorAll('table')).toEqual([]);
});

test('a city page in Hindi leads to the cities near it, to all roles, and to the form about it', () => {
  const page = city('hi');
  expect(textsOf(page, 'ol a')).toEqual(['घर', 'काम']);
  expect(page.text).toContain('यहाँ वैकेंसी नहीं हैं।');
  expect(textsOf(page, 'tr[data-figures]')).toEqual([
    expect.stringMatching(/^लोग कितना कमाते हैं₹\s25,000 महीना: /),
    expect.stringMatching(/^कम से कम₹\s10,001 महीना: /),
  ]);
  expect(linksOf(page, 'near')).toContain('/jobs/hillpur');
  expect(linksOf(page, 'jobs')).toContain('/hi/jobs#roles');
  // At the beginning and at the end.
  expect(linksOf(page).filter((href) => href === '/hi/contact?location=lakepur')).toHaveLength(2);
});

test('a role page in Hindi has its texts, pay with its source, where to apply, and a resume in English', () => {
  const page = role('hi');
  const lines = ['एक ही रास्ता।', 'तीसरी चीज़', 'तीसरा घंटा', 'Climbs ladders', 'Sold apples at the gate'];
  for (const line of lines) expect(textsOf(page, 'li')).toContainEqual(expect.stringContaining(line));
  expect(textsOf(page, 'dl > div').slice(2)).toEqual(['तीसरा सवाल?तीसरा जवाब।', 'अगला पदउसकी शर्त।']);
  expect(textsOf(page, '[data-figures] li')).toEqual([
    expect.stringMatching(/₹\s10,001.*₹\s1,23,456\.50.* इसके बाद बदला हो सकता है$/),
    expect.stringMatching(/Orchard board$/),
  ]);
  expect(textsOf(page, 'tr[data-figures]')).toEqual([expect.stringMatching(/^कम से कम₹\s10,001 महीना: /)]);
  expect(linksOf(page, 'pay')).toEqual(['https://orchards.example', 'https://orchards.example']);
  for (const href of ['https://pear.example/jobs', '/company/mango-and-sons'])
    expect(linksOf(page, 'apply')).toContain(href);
  expect(linksOf(page, 'similar')).toContain('/hi/jobs#cities');
  expect(linksOf(page)).toContain('/hi/contact?for=employers&about=jobs/orchard-keeper');
});

test('a level is compared with the others, a department has a ladder and leads to its roles and employers', () => {
  const level = arrangement('en', 'mid-level');
  expect(textsOf(level, '[scope=row]')).toEqual(['Middle of the tree', 'Top of the tree']);
  const page = department('en', 'gardens');
  expect(textsOf(page, '[aria-labelledby=ladder] li')).toHaveLength(3);
  expect(linksOf(page, 'related')).toEqual(['/jobs/orchard-keeper']);
  expect(linksOf(page, 'apply')).toContain('/company/mango-and-sons');
  const official = page.querySelector('[aria-labelledby=apply] [href="https://orchards.example"]');
  expect(official?.closest('section')?.querySelector('h3')?.text).toBe('Official places');
});

test('a department shows its facts first, without facts what it does', () => {
  const firstWith = (facts?: object) =>
    department('en', 'gardens', siteFrom({ 'departments/gardens.yaml': { atAGlance: facts } }))
      .querySelector('section[aria-labelledby]')
      ?.getAttribute('aria-labelledby');
  expect(firstWith()).toBe('work');
  expect(firstWith({ hours: 'Dawn to noon.' })).toBe('at-a-glance');
});

test('a company page shows what people in its roles earn and the amounts that it names, and leads to the roles and its other doors', () => {
  const page = company(
    'en',
    'mango-and-sons',
    siteFrom({
      'companies/mango-and-sons.yaml': {
        roles: ['orchard-keeper'],
        pay: { rates: ['fixture-board/keeper'] },
        links: ['orchard-board'],
        apply: {
          notices: [{ link: 'orchard-board', when: 'Pickers, in spring' }],
          employers: [{ name: 'Mango Juice', address: 'https://juice.example' }],
        },
      },
      'jobs/orchard-keeper.yaml': { pay: { wages: ['skilled'], rates: ['fixture-survey/fixture-state'] } },
    }),
  );
  expect(linksOf(page, 'hires')).toContain('/jobs/orchard-keeper');
  const [pay] = page.querySelectorAll('[aria-labelledby=pay]');
  expect(pay?.text).toMatch(/Not what Mango & Sons pays\..*25,000.*777/);
  expect(linksOf(page, 'careers').slice(1)).toEqual([
    'https://orchards.example',
    'https://juice.example',
    'https://orchards.example',
  ]);
  expect(pay?.text).not.toContain('Fixture State, from');
});

test('a company page has the disclaimer before its careers, and offers only similar work', () => {
  const page = company('en', 'mango-and-sons');
  expect(page.text).toMatch(/The fixture is not affiliated with Mango & Sons\..*Own door/s);
  expect(linksOf(page, 'careers')).toEqual(['https://www.mango.example/careers']);
  expect(textsOf(page, '[href^="/contact"]')).toEqual(['Other work like this', 'Other work like this']);
});

test('an English page has a line in Hindi: to read it, or to write; about a company, that there is no affiliation', () => {
  const lineOf = (draw: typeof city, slug: string) => textsOf(draw('en', slug), 'p[lang=hi]');
  expect(lineOf(city, 'lakepur')).toEqual([' हिंदी में पढ़ें']);
  expect(lineOf(city, 'hillpur')).toEqual(['सिर्फ़ अंग्रेज़ी। हिंदी में लिखें']);
  const notAffiliated = ['अंग्रेज़ी में। Mango & Sons से संबंध नहीं। हिंदी में बात'];
  expect(lineOf(company, 'mango-and-sons')).toEqual(notAffiliated);
});
