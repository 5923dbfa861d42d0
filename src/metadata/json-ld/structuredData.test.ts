import { expect, test } from 'vitest';
import { fixture } from '../../../tests/support/fixture.ts';
import { agencyNode } from './agency.ts';
import { pageNode } from './page.ts';
import { jsonLd } from './script.ts';

const { agency } = fixture;

test('a company is described with what it shows: registered name and number, pages, founder, hours over a weekend', () => {
  const legal = { ...agency.legal, name: 'Verma Private Limited', form: 'company' as const, number: 'U78' };
  const founder = { name: 'Asha Verma', role: 'Founder' };
  const open = [{ from: 'Saturday' as const, to: 'Monday' as const, opens: '07:30', closes: '12:00' }];
  const social = { linkedin: 'https://linkedin.example/verma', twitter: undefined };
  const node = agencyNode({ ...agency, legal, founder, social, hours: { open, answer: 'Soon.' } });
  expect(node).toMatchObject({
    legalName: 'Verma Private Limited',
    identifier: { propertyID: 'CIN', value: 'U78' },
    sameAs: ['https://linkedin.example/verma'],
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
  const { hours: _, ...withoutHours } = agency;
  const node = agencyNode({ ...withoutHours, social: {} });
  for (const field of ['legalName', 'identifier', 'sameAs', 'founder', 'openingHoursSpecification'])
    expect(node).not.toHaveProperty(field);
});

test('a hub lists its pages in order; only pages on the agency refer to it', () => {
  const list = ['/company/a', '/company/b'];
  const page = (href: string) => ({ href, name: '', breadcrumbs: [] });
  const hub = pageNode(agency.siteUrl, page('/company'), { type: 'CollectionPage', list });
  const second = { '@type': 'ListItem', position: 2, url: `${agency.siteUrl}/company/b` };
  expect(hub).toHaveProperty('mainEntity.itemListElement.1', second);
  expect(hub).not.toHaveProperty('about');
  const contact = pageNode(agency.siteUrl, page('/contact'), { type: 'ContactPage' });
  expect(contact).toHaveProperty('about', { '@id': `${agency.siteUrl}/#agency` });
});

test('no value can end the script', () => {
  const text = jsonLd([{ '@type': 'Person', name: '</script><script>' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>');
});
