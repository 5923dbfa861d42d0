import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { getCityPages } from '#queries/landing/cities.ts';
import { getRolePages } from '#queries/landing/jobs.ts';
import { changes } from '../../../tests/support/astroContent.ts';
import { fixture } from '../../../tests/support/fixture.ts';
import { CityPage } from './CityPage.tsx';
import { RolePage } from './RolePage.tsx';

vi.mock('astro:content', () => import('../../../tests/support/astroContent.ts'));
afterEach(() => changes.clear());

test('the page of the only city names no nearest cities', async () => {
  const headings = async () => {
    const [city] = await getCityPages('en');
    const page = parse(renderToStaticMarkup(city && <CityPage {...city} />));
    expect(page.querySelectorAll('ul').filter(({ children }) => children.length === 0)).toEqual([]);
    return page.querySelectorAll('h3').map(({ text }) => text);
  };
  const { nearest } = fixture.entry('landingWords').city;
  expect(await headings()).toContain(nearest);
  for (const city of ['hillpur', 'islandpur']) changes.set(`cities/${city}.yaml`, undefined);
  expect(await headings()).not.toContain(nearest);
});

test('the page of a role without similar roles has no empty list', async () => {
  changes.set('jobs/orchard-keeper.yaml', { neighbours: [] });
  const [role] = await getRolePages('en');
  const page = parse(renderToStaticMarkup(role && <RolePage {...role} />));
  expect(page.querySelectorAll('ul').filter(({ children }) => children.length === 0)).toEqual([]);
});
