import { afterEach, expect, test } from 'vitest';
import { type CollectionKey, collectionSchemas } from '#schemas/collections.ts';
import { legalPlaceholders } from '#schemas/legal.ts';
import { changes } from '../../tests/support/astroContent.ts';
import { fixture } from '../../tests/support/fixture.ts';
import { getCityPages } from './landing/cities.ts';
import { getCompanyPages } from './landing/companies.ts';
import { getDepartmentPages } from './landing/departments.ts';
import { getJobGroups } from './landing/hubs.ts';
import { getRolePages } from './landing/jobs.ts';
import { getLayout } from './layout/layout.ts';
import { getAbout } from './screens/about.ts';
import { getClients } from './screens/clients.ts';
import { getHome } from './screens/home.ts';
import { getIndustries } from './screens/industries.ts';
import { getLegalPages } from './screens/legal.ts';
import { getServices } from './screens/services.ts';

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

test('what exists is shown: the favourites in their order, then all others by their files', async () => {
  const copy = <Key extends CollectionKey>(collection: Key, of: string) => {
    const { pattern } = collectionSchemas[collection];
    const entry = fixture.entry(collection, of);
    for (const slug of ['zinnia', 'aster']) changes.set(pattern.replace('*', slug), { ...entry, name: slug });
    return [of, 'aster', 'zinnia'];
  };
  const slugs = (entries: { slug: string }[] = []) => entries.map(({ slug }) => slug);
  const clients = copy('clients', 'neem-works');
  const testimonials = copy('testimonials', 'owner');
  const people = copy('people', 'omar');
  const services = copy('services', 'fixture-search');
  const parts = copy('homeServices', 'fixture-drives');
  const industries = copy('industries', 'fixture-making');
  for (const language of ['en', 'hi'] as const) {
    const home = await getHome(language);
    expect(slugs(home.services.list)).toEqual(parts);
    expect(slugs(home.industries.list)).toEqual(industries);
    expect(slugs((await getIndustries(language)).industries)).toEqual(industries);
    expect(slugs((await getServices(language)).services)).toEqual(services);
    expect(slugs((await getClients(language)).clients)).toEqual(clients);
    expect(slugs((await getClients(language)).testimonials)).toEqual(testimonials);
    expect(slugs((await getAbout(language)).people?.people)).toEqual(people);
  }
});

test('the home page names its favourite clients, then those of the clients page, ten at most', async () => {
  const names = async () => (await getHome('en')).agency.clientNames;
  const oak = fixture.entry('clients', 'neem-works');
  for (const slug of ['oak', 'elm']) changes.set(`clients/${slug}.yaml`, { ...oak, name: slug });
  changes.set('agency.yaml', { clientNames: ['Client One', 'oak'] });
  expect(await names()).toEqual(['Client One', 'oak', 'Neem Works', 'elm']);
  for (let index = 0; index < 12; index++)
    changes.set(`clients/firm-${index}.yaml`, { ...oak, name: `Firm ${index}` });
  expect(await names()).toHaveLength(10);
});

test('the GST number is shown only if the owner has written it', async () => {
  const { legal } = fixture.agency;
  const real = async () => {
    const { facts, links } = (await getAbout('en')).real;
    return [facts.map(({ text }) => text), links.map(({ href }) => href)].flat().join('\n');
  };
  expect(await real()).toContain(legal.gstin);
  expect(await real()).toContain('https://services.gst.gov.in/');
  const { gstin: _, ...withoutGst } = legal;
  changes.set('agency.yaml', { legal: withoutGst });
  expect(await real()).not.toContain('gst.gov.in');
});

test('a person has a chat unless the number is a landline; without people the part is not shown', async () => {
  const links = async () => {
    const { people } = await getAbout('en');
    return people?.people.map(({ contact }) => Object.values(contact ?? {}).filter(Boolean).length);
  };
  changes.set('people/omar.yaml', { phone: '+91 98391 23456' });
  expect(await links()).toEqual([3]);
  changes.set('people/omar.yaml', { phone: '+91 11 4150 2233' });
  expect(await links()).toEqual([2]);
  changes.set('people/omar.yaml', undefined);
  expect(await links()).toBeFalsy();
});

test('a claim stands only with what it counts, and the replacement only with its days, in both languages', async () => {
  const { claims } = fixture.agency;
  const reasons = async (language: 'en' | 'hi') =>
    (await getAbout(language)).reasons.list.map(({ description }) => description);
  const terms = async () => (await getServices('en')).screen.page.terms?.list.map(({ text }) => text).join();
  expect(await reasons('en')).toContain(claims?.basis);
  expect((await reasons('hi')).at(-1)).toBe(fixture.entry('agency', '', 'hi').claims?.basis);
  expect(await terms()).toContain(`${claims?.replacement} days`);
  changes.set('agency.yaml', { claims: { years: 12, placement: 88 } });
  expect(await reasons('en')).toHaveLength(2);
  expect(await terms()).not.toContain('days.,');
});

test('an employer is led to the terms of the services page, or without them to those of the agreement', async () => {
  const addresses = async () => (await getHome('en')).forEmployers.map(({ href }) => href);
  expect(await addresses()).toContain('/services#terms');
  changes.set('pages/services.yaml', { terms: undefined });
  expect(await addresses()).toContain('/employer-terms');
});

test('an industry names who recruits for it: to call, or on the about page; a sample is called one', async () => {
  const recruiters = async (language: 'en' | 'hi' = 'en') =>
    (await getIndustries(language)).industries.flatMap(({ recruiters }) => recruiters);
  expect(await recruiters()).toMatchObject([{ href: 'tel:+910000000045' }]);
  expect((await getIndustries('en')).sampleNote).toBeUndefined();
  changes.set('people/omar.yaml', { phone: undefined, sample: true });
  expect(await recruiters('hi')).toMatchObject([{ href: '/hi/about#person-omar', label: 'उमर से मिलिए' }]);
  expect((await getIndustries('en')).sampleNote).toBe(fixture.entry('screenWords').about.samplePeople);
});

test('once people name their departments, only pages on these ask employers whom they look for', async () => {
  const served = async () => [
    ...(await getRolePages('en')).map(({ slug, isServed }) => [slug, isServed]),
    ...(await getDepartmentPages('en')).map(({ slug, isServed }) => [slug, isServed]),
  ];
  expect((await served()).every(([, isServed]) => isServed)).toBe(true);
  changes.set('people/omar.yaml', { departments: ['kitchens'] });
  changes.set('jobs/orchard-keeper.yaml', { departments: ['gardens'] });
  expect(await served()).toEqual(
    expect.arrayContaining([
      ['orchard-keeper', false],
      ['gardens', false],
      ['kitchens', true],
    ]),
  );
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

test('a company names nine similar ones at most', async () => {
  for (let index = 0; index < 12; index++)
    changes.set(`companies/firm-${index}.yaml`, fixture.entry('companies', 'mango-and-sons'));
  expect((await getCompanyPages('en')).every(({ others }) => others.length === 9)).toBe(true);
});

test('an English landing page has its name in Hindi, of its Hindi file or of the list of names', async () => {
  const names = (await getCityPages('en')).map(({ subject }) => subject.hindi);
  expect(names).toEqual(['पहाड़पुर', undefined, 'झीलपुर']);
});

test('a legal text that is also in Hindi says so', async () => {
  const lines = (await getLegalPages('en')).flatMap(({ hindi }) => hindi ?? []);
  const label = 'हिंदी में पढ़ें';
  expect(lines).toEqual(['job-fraud', 'privacy'].map((slug) => ({ label, href: `/hi/${slug}` })));
});

test('a legal text gets a value for every name that it may have in braces, and a Hindi one no English words', async () => {
  const licence = { name: 'ठेकेदार का लाइसेंस', number: 'CL/17', issuer: 'श्रम विभाग, दिल्ली' };
  changes.set('agency.yaml', { legal: { ...fixture.agency.legal, licences: [licence] } });
  const named = legalPlaceholders.map((name) => `{${name}} stands here.`);
  changes.set('legal/privacy.yaml', { sections: [{ title: 'T', paragraphs: named }] });
  changes.set('hi/legal/privacy.yaml', { sections: [{ title: 'T', paragraphs: ['{licences}'] }] });
  const paragraphs = async (language: 'en' | 'hi') =>
    (await getLegalPages(language)).find(({ slug }) => slug === 'privacy')?.sections[0]?.paragraphs;
  expect(await paragraphs('en')).toEqual(named.map(() => expect.stringMatching(/^[^{}]+ stands here\.$/)));
  expect(await paragraphs('hi')).toEqual(['ठेकेदार का लाइसेंस: CL/17, श्रम विभाग, दिल्ली।']);
});

test('the footer lists the pages of each kind; the words around a Hindi page say if they are in English', async () => {
  const { footer } = await getLayout('en');
  expect(footer.lists.map(({ id, links }) => `${id} ${links[0]?.href}`)).toEqual([
    'find-jobs /jobs/lakepur',
    'popular-jobs /jobs/orchard-keeper',
    'jobs-by-department /department/gardens',
    'jobs-by-company /company/mango-and-sons',
  ]);
  expect((await getLayout('hi')).words.lang).toBeUndefined();
  changes.set('hi/words/layout.yaml', undefined);
  expect((await getLayout('hi')).words.lang).toBe('en');
});
