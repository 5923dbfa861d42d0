import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CollectionKey, collectionSchemas } from '#schemas/collections.ts';
import { legalPlaceholders } from '#schemas/legal.ts';
import type { Site } from '#site/site.ts';
import { fixture, fixtureContent } from '../../tests/support/fixture.ts';
import { type Changes, siteFrom } from '../../tests/support/siteFrom.ts';
import { cityPage } from './landing/cities.ts';
import { companyPage } from './landing/companies.ts';
import { departmentPage } from './landing/departments.ts';
import { jobGroups } from './landing/hubs.ts';
import { arrangementsOf, rolePage, rolesOf } from './landing/jobs.ts';
import { layoutOf } from './layout/layout.ts';
import { aboutPage } from './screens/about.ts';
import { clientsPage } from './screens/clients.ts';
import { contactPage } from './screens/contact.ts';
import { homePage } from './screens/home.ts';
import { industriesPage } from './screens/industries.ts';
import { legalPage } from './screens/legal.ts';
import { resumePage } from './screens/resume.ts';
import { servicesPage } from './screens/services.ts';
import { sitemapPage } from './screens/sitemap.ts';

test('a role whose first department is not on the site stands under its next one, or under a heading for roles', () => {
  const headings = (changes: Changes) => jobGroups(siteFrom(changes).en).roles.map(({ title }) => title);
  const withoutGardens = {
    'jobs/orchard-keeper.yaml': { departments: ['gardens', 'kitchens'] },
    'departments/gardens.yaml': undefined,
  };
  expect(headings(withoutGardens)).toEqual(['Kitchens']);
  expect(headings({ ...withoutGardens, 'departments/kitchens.yaml': undefined })).toEqual([
    fixture.entry('landingWords').hubs.roles,
  ]);
});

test('the names of clients are called samples only if one of them is', () => {
  const note = (changes?: Changes) => homePage(siteFrom(changes).en).clientsNote;
  const named = note({ 'agency.yaml': { clientNames: ['Client One', 'Neem Works'] } });
  expect(note()).toBe(fixture.entry('homePage').clients.note);
  expect(named).toBe(fixture.entry('screenWords').home.sampleClients);
});

test('what exists is shown: the favourites in their order, then all others by their files', () => {
  const changes: Changes = {};
  const copy = <Key extends CollectionKey>(collection: Key, of: string) => {
    const { pattern } = collectionSchemas[collection];
    const entry = fixture.entry(collection, of);
    for (const slug of ['zinnia', 'aster']) changes[pattern.replace('*', slug)] = { ...entry, name: slug };
    return [of, 'aster', 'zinnia'];
  };
  const slugs = (entries: { slug: string }[] = []) => entries.map(({ slug }) => slug);
  const clients = copy('clients', 'neem-works');
  const testimonials = copy('testimonials', 'owner');
  const people = copy('people', 'omar');
  const services = copy('services', 'fixture-search');
  const parts = copy('homeServices', 'fixture-drives');
  const industries = copy('industries', 'fixture-making');
  for (const site of Object.values(siteFrom(changes))) {
    const home = homePage(site);
    expect(slugs(home.services)).toEqual(parts);
    expect(slugs(home.industries)).toEqual(industries);
    expect(slugs(industriesPage(site).industries)).toEqual(industries);
    expect(slugs(servicesPage(site).services)).toEqual(services);
    expect(slugs(clientsPage(site).clients)).toEqual(clients);
    expect(slugs(clientsPage(site).testimonials)).toEqual(testimonials);
    expect(slugs(aboutPage(site).people?.people)).toEqual(people);
  }
});

test('the home page names its favourite clients, then those of the clients page, ten at most', () => {
  const names = (changes: Changes) => homePage(siteFrom(changes).en).agency.clientNames;
  const client = (name: string) => ({ ...fixture.entry('clients', 'neem-works'), name });
  const changes = {
    'clients/oak.yaml': client('oak'),
    'clients/elm.yaml': client('elm'),
    'agency.yaml': { clientNames: ['Client One', 'oak'] },
  };
  expect(names(changes)).toEqual(['Client One', 'oak', 'Neem Works', 'elm']);
  const firms = Array.from({ length: 12 }, (_, at) => [`clients/firm-${at}.yaml`, client(`Firm ${at}`)]);
  expect(names({ ...changes, ...Object.fromEntries(firms) })).toHaveLength(10);
});

test('the GST number is shown only if the owner has written it, and a sample says that it is one', () => {
  const { legal } = fixture.agency;
  const real = (changes?: Changes) => JSON.stringify(aboutPage(siteFrom(changes).en).real);
  const note = fixture.entry('screenWords').about.real.sample;
  expect(real()).toContain(legal.gstin);
  expect(real()).toContain('https://services.gst.gov.in/');
  expect(real()).not.toContain(note);
  expect(real({ 'agency.yaml': { legal: { ...legal, sample: true } } })).toContain(note);
  const { gstin: _, ...withoutGst } = legal;
  expect(real({ 'agency.yaml': { legal: withoutGst } })).not.toContain('gst.gov.in');
});

test('what stands behind the site is called by its legal form and its number, and its office by its words in Hindi', () => {
  const { real } = fixture.entry('screenWords').about;
  const { legal } = fixture.agency;
  const labels = (changes?: Changes) => aboutPage(siteFrom(changes).en).real.facts.map(({ label }) => label);
  const company = { ...legal, form: 'company', number: 'U78100DL2019PTC345671' };
  const one = { 'agency.yaml': { legal: company, phones: ['+91 98391 23456'] } };
  expect(labels()).toEqual(expect.arrayContaining([real.runBy, real.number]));
  expect(labels(one)).toEqual(expect.arrayContaining([real.registered, real.number]));
  const sites = siteFrom(one);
  const office = (language: 'en' | 'hi') => layoutOf(sites[language]).footer;
  expect(office('en').entity.registeredOffice).toContain(office('en').contact.address);
  expect(office('hi').contact.address).toBe('7 जाँच गली, जाँच नगर, जाँचपुर 400042');
});

test('a claim to be there since a year stands in both languages, and another way to say it does not', () => {
  const claims = (language: 'en' | 'hi', changes: object) =>
    homePage(siteFrom({ 'agency.yaml': { claims: changes } })[language]).claims;
  expect(claims('en', { since: 2014 })).toEqual([{ label: 'since 2014 of fixtures', href: '/about#real' }]);
  expect(claims('hi', { since: 2014 })).toEqual([{ label: '2014 से', href: '/hi/about#real' }]);
  expect(claims('en', { placement: 9 })).toEqual([{ label: '9% of tests placed', href: '/about#why' }]);
});

test('a place of work that is a city with a page has its Hindi name in the form', () => {
  const { locationNames } = contactPage(
    siteFrom({ 'agency.yaml': { preferredLocations: ['Lakepur', 'Delhi NCR', 'Elsewhere'] } }).hi,
  ).formWords;
  expect(locationNames).toEqual({ Lakepur: 'झीलपुर', 'Delhi NCR': 'दिल्ली-NCR', Elsewhere: 'Elsewhere' });
});

test.each([
  ['byPhone', ['Delhi', 'Pune'], true],
  ['byPhone', ['Delhi'], false],
  ['notAtAll', ['Delhi', 'Pune'], false],
])(
  'people are placed elsewhere %s, places %j: an applicant of another city is told to choose one: %s',
  (elsewhere, preferredLocations, isTold) => {
    const places = { inPerson: ['Lakepur'], elsewhere };
    for (const site of Object.values(siteFrom({ 'agency.yaml': { places, preferredLocations } })))
      expect(contactPage(site).formWords.otherLocation).toBe(
        isTold ? site.words.forms.contact.otherLocation : '',
      );
  },
);

test('the city of the office needs no page: people meet there, and Hindi has the name of its address', () => {
  const inPerson = ['Wardha', 'Jheelnagar'];
  const { address } = fixture.agency;
  const { en, hi } = siteFrom({
    'agency.yaml': {
      address: { ...address, city: 'Wardha' },
      preferredLocations: ['Wardha'],
      places: { inPerson, elsewhere: 'notAtAll' },
    },
    'hi/agency.yaml': { address: { ...address, city: 'वर्धा' } },
    'pages/about.yaml': { places: { title: 'Where' } },
    'hi/pages/about.yaml': { places: { title: 'कहाँ' } },
  });
  expect(contactPage(hi).formWords.locationNames).toEqual({ Wardha: 'वर्धा' });
  const [there, elsewhere] = aboutPage(hi).places?.sentences ?? [];
  expect([there, elsewhere]).toEqual([expect.stringContaining('वर्धा'), hi.words.screens.about.notAtAll]);
  // Another name of a city that has a page, the only one in the footer, because people are placed nowhere else.
  expect(aboutPage(en).places?.cities.map(({ name }) => name)).toEqual(['Lakepur']);
  expect(layoutOf(en).footer.lists[0]?.links.map(({ label }) => label)).toEqual(['Lakepur']);
});

test('a landline stands apart from the numbers with a chat', () => {
  const labels = (...phones: string[]) =>
    contactPage(siteFrom({ 'agency.yaml': { phones } }).en).details.map(({ label }) => label);
  expect(labels('+91 98391 23456', '+91 761 240 1234')).toEqual(['Ring or chat', 'Ring', 'Post', 'House']);
  expect(labels('+91 98391 23456')).toEqual(['Ring or chat', 'Post', 'House']);
});

test('the clients page says whom it names neither above samples nor, without anybody, below a headline', () => {
  const none = { 'clients/neem-works.yaml': undefined, 'testimonials/owner.yaml': undefined };
  const { headline, intro } = siteFrom().hi.file('clientsPage');
  const { page } = clientsPage(siteFrom(none).hi).screen;
  expect(page).toMatchObject({ headline: intro, intro: undefined });
  expect(siteFrom(none).hi.page('/clients')?.headline).toBe(intro);
  const own = (file: string) => ({ [file]: { sample: undefined } });
  const one = siteFrom(own('clients/neem-works.yaml'));
  const all = siteFrom({ ...own('clients/neem-works.yaml'), ...own('testimonials/owner.yaml') });
  expect(clientsPage(one.hi).screen.page).toMatchObject({ headline, intro: undefined });
  expect(clientsPage(all.hi).screen.page).toMatchObject({ headline, intro });
});

test('whoever asks the recruiter of a case writes as an employer', () => {
  const changes: Changes = {
    'clients/neem-works.yaml': { recruiter: 'omar' },
    'people/omar.yaml': { phone: undefined },
  };
  const { en, hi } = siteFrom(changes);
  expect(
    [en, hi].flatMap((site) => clientsPage(site).clients.map(({ recruiter }) => recruiter?.href)),
  ).toEqual(['/contact?for=employers&about=people/omar', '/hi/contact?for=employers&about=people/omar']);
});

test('several cases are summed, if each says how many stayed', () => {
  const totalOf = (...cases: object[]) =>
    clientsPage(
      siteFrom(
        Object.fromEntries(
          cases.map((numbers, at) => [
            at ? `clients/other-${at}.yaml` : 'clients/neem-works.yaml',
            { name: `Works ${at}`, industry: 'Iron', description: 'Iron.', case: numbers },
          ]),
        ),
      ).en,
    ).total;
  const case1 = { asked: 3, introduced: 8, joined: 2, stayed: 1 };
  expect(totalOf(case1, { asked: 9, introduced: 20, joined: 8, stayed: 7 })).toBe('All: 12, 10, 8.');
  expect(totalOf(case1, { asked: 9, introduced: 20, joined: 8 })).toBeUndefined();
  expect(totalOf(case1)).toBeUndefined();
});

test('without the pages that nobody has read the site says where it meets people, and offers all work for a resume', () => {
  const changes = (leaveOutUnread: object) => ({
    'confirmed.yaml': { leaveOutUnread },
    'agency.yaml': { places: { inPerson: ['Lakepur'], elsewhere: 'byPhone' } },
    'pages/about.yaml': { places: { title: 'Where' } },
    'hi/pages/about.yaml': { places: { title: 'कहाँ' } },
  });
  const all = siteFrom(changes({}));
  const less = siteFrom(changes({ cities: true, roles: true }));
  for (const language of ['en', 'hi'] as const) {
    const [whole, part] = [all[language], less[language]];
    const { sentences = [], cities = [] } = aboutPage(part).places ?? {};
    expect(sentences).toEqual(aboutPage(whole).places?.sentences);
    expect(cities.map(({ hasPage }) => hasPage)).toEqual([false]);
    expect(resumePage(part).roles).toEqual(resumePage(whole).roles);
    expect(part.whole.every('cities')).toEqual(whole.every('cities'));
  }
  const { en } = less;
  expect([...en.every('cities'), ...rolesOf(en)]).toEqual([]);
  expect(en.every('companies')).toEqual(all.en.every('companies'));
  expect(arrangementsOf(en)).toEqual(arrangementsOf(all.en));
});

test('a person has a chat unless the number is a landline; without people the part is not shown', () => {
  const links = (omar: Changes[string]) =>
    aboutPage(siteFrom({ 'people/omar.yaml': omar }).en).people?.people.flatMap(({ contact }) => contact);
  const call = { href: 'tel:+919839123456', label: '+91 98391 23456' };
  const chat = {
    href: 'https://wa.me/919839123456',
    label: 'WhatsApp',
    accessibleName: 'WhatsApp: Omar Fixture',
  };
  expect(links({ phone: call.label })).toEqual([call, chat]);
  expect(links({ phone: '+91 11 4150 2233' })).toHaveLength(1);
  expect(links(undefined)).toBeFalsy();
});

test('a claim stands only with what it counts, and the replacement only with its days, in both languages', () => {
  const { claims } = fixture.agency;
  const reasons = (language: 'en' | 'hi', changes?: Changes) =>
    aboutPage(siteFrom(changes)[language]).reasons.list.map(({ description }) => description);
  const terms = (changes?: Changes) =>
    servicesPage(siteFrom(changes).en)
      .screen.page.terms?.list.map(({ text }) => text)
      .join();
  expect(reasons('en')).toContain(claims?.basis);
  expect(reasons('hi').at(-1)).toBe(fixture.entry('agency', '', 'hi').claims?.basis);
  expect(terms()).toContain(`${claims?.replacement} days`);
  const fewer = { 'agency.yaml': { claims: { years: 12, placement: 88 } } };
  expect(reasons('en', fewer)).toHaveLength(2);
  expect(terms(fewer)).not.toContain('days.,');
});

test('an employer is led to the terms of the services page, or without them to those of the agreement', () => {
  const addresses = (changes?: Changes) =>
    homePage(siteFrom(changes).en).employers.more.map(({ href }) => href);
  expect(addresses()).toContain('/services#terms');
  expect(addresses({ 'pages/services.yaml': { terms: undefined } })).toContain('/employer-terms');
});

test('an industry names who recruits for it: to call, or to write to in the form; a sample is called one', () => {
  const industries = (language: 'en' | 'hi', omar: Record<string, unknown> = {}) =>
    industriesPage(siteFrom({ 'people/omar.yaml': omar })[language]);
  const links = (page: ReturnType<typeof industries>) => page.industries.flatMap(({ links }) => links);
  const named = industries('en');
  expect(links(named)).toMatchObject([{ href: 'tel:+910000000045' }, {}]);
  expect(named.sampleNote).toBeUndefined();
  const sample = { phone: undefined, sample: true };
  expect(links(industries('hi', sample))).toMatchObject([
    { href: '/hi/contact?about=people/omar', label: 'उमर से मिलिए' },
    { href: '/hi/contact?for=employers&about=industries/fixture-making' },
  ]);
  expect(industries('en', sample).sampleNote).toBe(fixture.entry('screenWords').about.samplePeople);
});

test('an industry shows what people earn in its work, and the page once what that means and whom it counts', () => {
  const rates = { cooks: { what: 'cooks', amount: 12_000 }, pickers: { what: 'pickers', amount: 9000 } };
  const { en } = siteFrom({
    'industries/fixture-making.yaml': { earned: ['fixture-survey/cooks'] },
    'industries/orchards.yaml': { name: 'Orchards', earned: ['fixture-survey/pickers'] },
    'pay/fixture-survey.yaml': {
      figures: { per: 'month', during: '2025', checked: '2025-09', isMedian: true, rates },
    },
  });
  const { industries, statistics } = industriesPage(en);
  expect(industries.map(({ earned }) => earned.map(({ what }) => what))).toEqual([['cooks'], ['pickers']]);
  expect(statistics).toMatchObject([
    { meaning: expect.stringContaining('2025'), note: 'Everybody is counted.' },
  ]);
});

test('the contact page names who takes the calls, and says that a sample is one', () => {
  const answer = (omar: Changes[string]) =>
    contactPage(siteFrom({ 'people/omar.yaml': omar }).en).next.steps.at(-1);
  const { about } = fixture.entry('screenWords');
  expect(answer({ takesCalls: true })?.name).toContain('Omar Fixture');
  expect(answer({ takesCalls: true, sample: true })?.text).toContain(about.samplePeople);
  expect(answer({})?.name).toBe(fixture.forms('en').steps.answer);
});

test('the form knows by name each industry, service and person whose link leads to it, in both languages', () => {
  for (const site of Object.values(siteFrom())) {
    const screens = JSON.stringify(
      [homePage, aboutPage, servicesPage, industriesPage].map((page) => page(site)),
    );
    const named = new Set([...screens.matchAll(/about=([a-z-]+\/[a-z0-9-]+)/g)].map(([, part]) => part));
    expect(Object.keys(contactPage(site).parts).toSorted()).toEqual([...named].toSorted());
  }
});

test('once people name their departments, only pages on these ask employers whom they look for', () => {
  const served = (changes?: Changes) => {
    const site = siteFrom(changes).en;
    return Object.fromEntries([
      ...rolesOf(site).map((role) => [role.slug, rolePage(site, role).isServed]),
      ...site.every('departments').map((one) => [one.slug, departmentPage(site, one).isServed]),
    ]);
  };
  expect(Object.values(served())).not.toContain(false);
  const kitchensOnly = {
    'people/omar.yaml': { departments: ['kitchens'] },
    'jobs/orchard-keeper.yaml': { departments: ['gardens'] },
  };
  expect(served(kitchensOnly)).toMatchObject({ 'orchard-keeper': false, gardens: false, kitchens: true });
});

test('a landing page that the footer does not list has the picture of the hub that lists it', () => {
  const pictureOf = (language: 'en' | 'hi', changes: Changes) =>
    siteFrom(changes)
      [language].ownPages.filter(({ kind }) => kind === 'company')
      .map(({ href, picture }) => [href, picture]);
  const listed = { 'footer.yaml': { companies: ['tamarind-and-daughters'] } };
  expect(pictureOf('en', listed)).toEqual([
    ['/company/mango-and-sons', '/company'],
    ['/company/tamarind-and-daughters', '/company/tamarind-and-daughters'],
  ]);
  const translated = { ...listed, 'hi/companies/mango-and-sons.yaml': { departments: [] } };
  expect(pictureOf('hi', translated)).toEqual([['/hi/company/mango-and-sons', '/hi/jobs']]);
});

test('a legal text that an owner adds is linked from every page and in the site map', () => {
  const { en, hi } = siteFrom({ 'legal/refunds.yaml': fixture.entry('legal', 'terms') });
  const { title } = fixture.entry('legal', 'terms');
  expect(layoutOf(en).footer.legal.at(-1)).toMatchObject({ href: '/refunds', label: title });
  expect(layoutOf(hi).footer.legal.at(-1)).toMatchObject({ href: '/refunds', hrefLang: 'en', lang: 'en' });
  const links = sitemapPage(en).groups.flatMap(({ links }) => links.map(({ href }) => href));
  expect(links).toEqual(expect.arrayContaining(['/refunds', '/hi/privacy']));
  expect(links).not.toContain('/hi/refunds');
});

test('a hub is on the site while it lists a page', () => {
  const hubs = ({ ownPages }: Site) =>
    ownPages.filter(({ group }) => group === 'directories').map(({ href }) => href);
  const without = (...kinds: CollectionKey[]) => {
    const patterns = kinds.map((kind) => collectionSchemas[kind].pattern);
    const files = globSync(patterns, { cwd: fixtureContent });
    return siteFrom(Object.fromEntries(files.map((file) => [file, undefined])));
  };
  expect(hubs(siteFrom().en)).toEqual(['/jobs', '/department', '/company']);
  expect(hubs(siteFrom().hi)).toEqual(['/hi/jobs']);
  expect(hubs(without('companies', 'cities').en)).toEqual(['/jobs', '/department']);
  const { en, hi } = without('jobs', 'cities');
  expect([hubs(en), hubs(hi)]).toEqual([['/department', '/company'], []]);
});

test('a company names nine similar ones at most', () => {
  const mango = fixture.entry('companies', 'mango-and-sons');
  const firms = Array.from({ length: 12 }, (_, index) => [`companies/firm-${index}.yaml`, mango]);
  const { en } = siteFrom(Object.fromEntries(firms));
  expect(en.every('companies').every((company) => companyPage(en, company).others.length === 9)).toBe(true);
});

test('an English landing page has its name in Hindi, of its Hindi file or of the list of names', () => {
  const { en } = siteFrom();
  const names = en.every('cities').map((city) => cityPage(en, city).page.subject.hindi);
  expect(names).toEqual(['पहाड़पुर', undefined, 'झीलपुर']);
});

test('a legal text that is also in Hindi says so', () => {
  const { en } = siteFrom();
  const lines = en.every('legal').flatMap((text) => legalPage(en, text).hindi ?? []);
  const label = 'हिंदी में पढ़ें';
  expect(lines).toEqual(['job-fraud', 'privacy'].map((slug) => ({ label, href: `/hi/${slug}` })));
});

test('a legal text gets a value for every name that it may have in braces, and a Hindi one no English words', () => {
  const licence = { name: 'ठेकेदार का लाइसेंस', number: 'CL/17', issuer: 'श्रम विभाग, दिल्ली' };
  const named = legalPlaceholders.map((name) => `{${name}} stands here.`);
  const sites = siteFrom({
    'agency.yaml': { legal: { ...fixture.agency.legal, licences: [licence] } },
    'legal/privacy.yaml': { sections: [{ title: 'T', paragraphs: named }] },
    'hi/legal/privacy.yaml': { sections: [{ title: 'T', paragraphs: ['{licences}'] }] },
  });
  const paragraphs = (language: 'en' | 'hi') =>
    sites[language]
      .entries('legal', ['privacy'])
      .flatMap((text) => legalPage(sites[language], text).sections[0]?.paragraphs);
  expect(paragraphs('en')).toEqual(named.map(() => expect.stringMatching(/^[^{}]+ stands here\.$/)));
  expect(paragraphs('hi')).toEqual(['ठेकेदार का लाइसेंस: CL/17, श्रम विभाग, दिल्ली।']);
});

test('the footer lists the pages of each kind; the words around a Hindi page say if they are in English', () => {
  expect(layoutOf(siteFrom().en).footer.lists.map(({ id, links }) => `${id} ${links[0]?.href}`)).toEqual([
    'find-jobs /jobs/lakepur',
    'popular-jobs /jobs/orchard-keeper',
    'jobs-by-department /department/gardens',
    'jobs-by-company /company/mango-and-sons',
  ]);
  expect(layoutOf(siteFrom().hi).words.lang).toBeUndefined();
  expect(layoutOf(siteFrom({ 'hi/words/layout.yaml': undefined }).hi).words.lang).toBe('en');
});
