import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { getCityPages } from '#queries/landing/cities.ts';
import { getCompanyPages } from '#queries/landing/companies.ts';
import { getDepartmentPages } from '#queries/landing/departments.ts';
import { getArrangementPages, getRolePages } from '#queries/landing/jobs.ts';
import { changes, folder as fixtureFolder } from '../../../tests/support/astroContent.ts';
import { ArrangementPage } from './ArrangementPage.tsx';
import { CityPage } from './CityPage.tsx';
import { CompanyPage } from './CompanyPage.tsx';
import { DepartmentPage } from './DepartmentPage.tsx';
import { RolePage } from './RolePage.tsx';

vi.mock('astro:content', () => import('../../../tests/support/astroContent.ts'));
afterEach(() => changes.clear());

/** Draws the first page of a kind. */
const first =
  <Data extends object>(getPages: (language: 'en') => Promise<Data[]>, Page: (page: Data) => ReactNode) =>
  async () => {
    const [page] = await getPages('en');
    return parse(renderToStaticMarkup(page && <Page {...page} />));
  };

test.each([
  ['cities/lakepur', first(getCityPages, CityPage)],
  ['jobs/orchard-keeper', first(getRolePages, RolePage)],
  ['{jobs/orchard-keeper,departments/*}', first(getRolePages, RolePage)],
  ['jobs/by-the-season', first(getArrangementPages, ArrangementPage)],
  ['departments/gardens', first(getDepartmentPages, DepartmentPage)],
  ['companies/mango-and-sons', first(getCompanyPages, CompanyPage)],
])('with only %s on the site, its page has no empty list and no heading over nothing', async (kept, draw) => {
  for (const file of globSync('{cities,jobs,departments,companies}/*.yaml', { cwd: fixtureFolder }))
    if (!matchesGlob(file, `${kept}.yaml`)) changes.set(file, undefined);
  const page = await draw();
  expect(page.querySelectorAll('section').length).toBeGreaterThan(2);
  const empty = [
    ...page.querySelectorAll('ul, ol').filter((list) => !list.text),
    ...page.querySelectorAll('section').filter((part) => part.text === part.querySelector('h2')?.text),
    ...page.querySelectorAll('h3').filter((heading) => !heading.nextElementSibling),
  ];
  expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test.each([
  ['a city to all roles', first(getCityPages, CityPage), '#jobs', '/jobs#roles'],
  ['a role to all cities', first(getRolePages, RolePage), '#beside', '/jobs#cities'],
])('a list of links leads from %s', async (_, draw, heading, href) => {
  const part = (await draw()).querySelector(heading)?.closest('section');
  expect(part?.querySelector(`a[href="${href}"]`)).toBeTruthy();
});
