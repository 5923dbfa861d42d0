import { afterEach, expect, test, vi } from 'vitest';
import { legalPlaceholders } from '#schemas/legal.ts';
import { changes } from '../../tests/support/astroContent.ts';
import { fixture } from '../../tests/support/fixture.ts';
import { getCityPages } from './landing/cities.ts';
import { getCompanyPages } from './landing/companies.ts';
import { getDepartmentPages } from './landing/departments.ts';
import { getJobGroups } from './landing/hubs.ts';
import { getArrangementPages, getRolePages } from './landing/jobs.ts';
import { getLayout } from './layout/layout.ts';
import { getHome } from './screens/home.ts';
import { getLegalPages } from './screens/legal.ts';

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

test('a legal text gets a value for every name that it may have in braces', async () => {
  const paragraphs = legalPlaceholders.map((name) => `{${name}} stands here.`);
  const { legal } = fixture.agency;
  changes.set('agency.yaml', { legal: { ...legal, licences: [{ name: 'A', number: '1', issuer: 'B' }] } });
  changes.set('legal/privacy.yaml', { sections: [{ title: 'T', paragraphs }] });
  const page = (await getLegalPages('en')).find(({ slug }) => slug === 'privacy');
  expect(page?.sections[0]?.paragraphs).toEqual(
    legalPlaceholders.map(() => expect.stringMatching(/^[^{}]+ stands here\.$/)),
  );
});

test.each([
  ['cities/lakepur', getCityPages],
  ['jobs/orchard-keeper', getRolePages],
  ['jobs/by-the-season', getArrangementPages],
  ['departments/gardens', getDepartmentPages],
  ['companies/mango-and-sons', getCompanyPages],
])('a field of %s never replaces what stands around the texts of a landing page', async (entry, getPages) => {
  const phones = async () => (await getPages('en')).map(({ phone }) => phone);
  const before = await phones();
  changes.set(`${entry}.yaml`, { phone: 'of the entry' });
  expect(await phones()).toEqual(before);
});

test('the words around a Hindi page say that they are in English while nobody has translated them', async () => {
  expect((await getLayout('hi')).words.lang).toBeUndefined();
  changes.set('hi/words/layout.yaml', undefined);
  expect((await getLayout('hi')).words.lang).toBe('en');
});
