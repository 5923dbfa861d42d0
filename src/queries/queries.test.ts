import { afterEach, expect, test, vi } from 'vitest';
import { changes } from '../../tests/support/astroContent.ts';
import { fixture } from '../../tests/support/fixture.ts';
import { getCompanyPages } from './landing/companies.ts';
import { getJobGroups } from './landing/hubs.ts';
import { getLegalPages } from './legal.ts';
import { getHome } from './screens/home.ts';

vi.mock('astro:content', () => import('../../tests/support/astroContent.ts'));
afterEach(() => changes.clear());

test('a role whose first department is not on the site stands under its next one, or under a heading for roles', async () => {
  const headings = async () => (await getJobGroups('en')).roles.map(({ title }) => title);
  changes.set('jobs/orchard-keeper.yaml', { departments: ['gardens', 'kitchens'] });
  changes.set('departments/gardens.yaml', undefined);
  expect(await headings()).toEqual(['Kitchens']);
  changes.set('departments/kitchens.yaml', undefined);
  expect(await headings()).toEqual([fixture.entry('landingWords').hubs.roles]);
});

test('the names of clients are called samples only if one of them is', async () => {
  const note = async () => (await getHome('en')).clients.note;
  const ownNote = await note();
  changes.set('agency.yaml', { clientNames: ['Client One', 'Neem Works'] });
  expect(await note()).not.toBe(ownNote);
});

test('a landing page that the footer does not list has the picture of the hub that lists it', async () => {
  const pictureOf = async (language: 'en' | 'hi') =>
    (await getCompanyPages(language)).map(({ slug, pictureOf }) => [slug, pictureOf]);
  changes.set('footer.yaml', { companies: ['tamarind-and-daughters'] });
  expect(await pictureOf('en')).toEqual([
    ['mango-and-sons', '/company'],
    ['tamarind-and-daughters', undefined],
  ]);
  changes.set('hi/companies/mango-and-sons.yaml', { departments: [] });
  expect(await pictureOf('hi')).toEqual([['mango-and-sons', '/hi/jobs']]);
});

test('a licence is named without English words', async () => {
  const licences = [{ name: 'ठेकेदार का लाइसेंस', number: 'CL/17', issuer: 'श्रम विभाग, दिल्ली' }];
  const { legal } = fixture.agency;
  changes.set('agency.yaml', { legal: { ...legal, licences } });
  const sections = [{ title: 'T', paragraphs: ['{licences}'] }];
  changes.set('hi/legal/privacy.yaml', { sections });
  const page = (await getLegalPages('hi')).find(({ slug }) => slug === 'privacy');
  expect(page?.sections[0]?.paragraphs).toEqual(['ठेकेदार का लाइसेंस: CL/17, श्रम विभाग, दिल्ली।']);
});
