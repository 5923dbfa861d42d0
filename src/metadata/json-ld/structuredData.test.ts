import { expect, test } from 'vitest';
import { agencyNode } from './agency.ts';
import { pageNode } from './page.ts';
import { jsonLd } from './script.ts';

const siteUrl = 'https://verma.example';
const shown = {
  name: 'Verma Talent',
  siteUrl,
  phones: ['+91 98765 43210'],
  email: 'hello@verma.example',
  address: {
    street: '4 Barakhamba Road',
    locality: 'Connaught Place',
    city: 'New Delhi',
    postalCode: '110001',
  },
  social: { linkedin: 'https://linkedin.example/verma', facebook: 'https://facebook.example/verma' },
  legal: {
    name: 'Verma Talent Private Limited',
    form: 'company' as const,
    number: 'U78100DL2014PTC123456',
    registeredOffice: '4 Barakhamba Road, New Delhi 110001',
    grievance: { name: 'Noor Jahan', email: 'noor@verma.example', phone: '+91 98765 43210', days: 9 },
  },
};
const founder = { name: 'Asha Verma', role: 'Founder' };

test('the founder is described unless it is a sample', () => {
  expect(agencyNode({ ...shown, founder })).toHaveProperty('founder.name', 'Asha Verma');
  expect(agencyNode({ ...shown, founder: { ...founder, sample: true } })).not.toHaveProperty('founder');
  expect(agencyNode(shown)).not.toHaveProperty('founder');
});

test('only a company is described with a registered name and number', () => {
  expect(agencyNode(shown)).toMatchObject({
    legalName: 'Verma Talent Private Limited',
    identifier: { propertyID: 'CIN', value: 'U78100DL2014PTC123456' },
    sameAs: ['https://linkedin.example/verma', 'https://facebook.example/verma'],
  });
  const { grievance } = shown.legal;
  const proprietor = agencyNode({
    ...shown,
    legal: { name: 'Asha Verma', form: 'proprietorship', grievance },
  });
  expect(proprietor).not.toHaveProperty('legalName');
  expect(proprietor).not.toHaveProperty('identifier');
});

test('an agency without social pages names none', () => {
  expect(agencyNode({ ...shown, social: { linkedin: undefined } })).not.toHaveProperty('sameAs');
});

test('opening hours name each day, also over the end of the week', () => {
  const open = [{ from: 'Saturday' as const, to: 'Monday' as const, opens: '07:30', closes: '12:00' }];
  expect(agencyNode({ ...shown, hours: { open, answer: 'Soon.' } })).toHaveProperty(
    'openingHoursSpecification.0',
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday', 'Monday'].map((day) => `https://schema.org/${day}`),
      opens: '07:30',
      closes: '12:00',
    },
  );
  expect(agencyNode(shown)).not.toHaveProperty('openingHoursSpecification');
});

test('a hub lists its pages in order', () => {
  const hub = pageNode(siteUrl, '/company', { type: 'CollectionPage', list: ['/company/a', '/company/b'] });
  expect(hub).toHaveProperty('mainEntity.itemListElement.1', {
    '@type': 'ListItem',
    position: 2,
    url: `${siteUrl}/company/b`,
  });
});

test('the contact page refers to the agency; a legal page does not', () => {
  const about = { '@id': `${siteUrl}/#agency` };
  expect(pageNode(siteUrl, '/contact', { type: 'ContactPage' })).toHaveProperty('about', about);
  expect(pageNode(siteUrl, '/terms', {})).not.toHaveProperty('about');
});

test('no value can end the script', () => {
  const text = jsonLd([{ '@type': 'Person', name: '</script><script>' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>');
});
