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

test('a company is described with what it shows: registered name and number, pages, founder, hours over a weekend', () => {
  const open = [{ from: 'Saturday' as const, to: 'Monday' as const, opens: '07:30', closes: '12:00' }];
  expect(agencyNode({ ...shown, founder, hours: { open, answer: 'Soon.' } })).toMatchObject({
    legalName: 'Verma Talent Private Limited',
    identifier: { propertyID: 'CIN', value: 'U78100DL2014PTC123456' },
    sameAs: ['https://linkedin.example/verma', 'https://facebook.example/verma'],
    founder: { name: 'Asha Verma' },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Saturday', 'Sunday', 'Monday'].map((day) => `https://schema.org/${day}`),
        opens: '07:30',
        closes: '12:00',
      },
    ],
  });
});

test('what an agency does not have or show is left out, and so are a founder who is a sample and the legal name of a proprietor', () => {
  const { grievance } = shown.legal;
  const node = agencyNode({
    ...shown,
    social: { linkedin: undefined },
    legal: { name: 'Asha Verma', form: 'proprietorship', grievance },
    founder: { ...founder, sample: true },
  });
  for (const field of ['legalName', 'identifier', 'sameAs', 'founder', 'openingHoursSpecification'])
    expect(node).not.toHaveProperty(field);
});

test('a hub lists its pages in order; only pages on the agency refer to it', () => {
  const hub = pageNode(siteUrl, '/company', { type: 'CollectionPage', list: ['/company/a', '/company/b'] });
  expect(hub).toHaveProperty('mainEntity.itemListElement.1', {
    '@type': 'ListItem',
    position: 2,
    url: `${siteUrl}/company/b`,
  });
  expect(hub).not.toHaveProperty('about');
  const contact = pageNode(siteUrl, '/contact', { type: 'ContactPage' });
  expect(contact).toHaveProperty('about', { '@id': `${siteUrl}/#agency` });
});

test('no value can end the script', () => {
  const text = jsonLd([{ '@type': 'Person', name: '</script><script>' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>');
});
