import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent as readText } from '../../tests/support/temporaryContent.ts';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { readContent } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { begin, beginId } from './begin.ts';
import { formFor } from './form.ts';
import { undo } from './journal.ts';
import { Refused } from './refused.ts';

beforeEach(() => temporarySite());

const typed = {
  name: 'Narmada Naukri',
  founder: { name: 'Meera Patel' },
  hindi: { name: 'मीरा पटेल', street: '7 मढ़ाताल' },
  phones: ['98391 23456'],
  email: 'Kaam@Narmada.in',
  address: { street: '7 Marhatal', locality: 'Wright Town', city: 'Hillpur', postalCode: '482-002' },
  legal: { form: 'partnership', name: 'Patel and Rao' },
  siteUrl: 'www.narmada.in',
};
/** What is typed, with all that the sample offers. */
const withOffers = (changes: object = {}) => {
  const { english } = formFor(beginId, readContent());
  return { ...(english.content as Record<string, string[]>), ...typed, ...changes };
};

test('the agency takes the place of the sample in one change, which can be taken back', () => {
  const before = readContent();
  begin(withOffers({ industries: [] }));
  const content = readContent();
  const { hours, blurb } = parse(before.get('agency.yaml') ?? '');
  expect(parse(readText('agency.yaml'))).toEqual({
    ...typed,
    hindi: undefined,
    blurb,
    hours,
    founder: { name: 'Meera Patel', role: 'Partner' },
    phones: ['+91 98391 23456'],
    email: 'kaam@narmada.in',
    address: { ...typed.address, postalCode: '482002', state: parse(readText('cities/hillpur.yaml')).state },
    social: {},
    delivery: 'whatsapp',
    legal: { ...typed.legal, grievance: { days: 9 } },
    siteUrl: 'https://www.narmada.in',
    preferredLocations: ['Hillpur'],
    places: { inPerson: ['Hillpur'], elsewhere: 'byPhone' },
  });
  const hindi = parse(readText('hi/agency.yaml'));
  expect(hindi.founder).toEqual({ name: 'मीरा पटेल', role: 'पार्टनर' });
  expect(hindi.address).toEqual({
    street: '7 मढ़ाताल',
    locality: 'Wright Town',
    city: 'पहाड़पुर',
    state: 'जाँच का राज्य',
  });
  expect(hindi).not.toHaveProperty('claims');
  expect(parse(readText('pages/services.yaml'))).not.toHaveProperty('terms');
  expect(
    [...content].filter(([file, text]) => !file.startsWith('legal/') && /^sample: true/m.test(text)),
  ).toEqual([]);
  expect([...content.keys()].filter((file) => file.startsWith('industries/'))).toEqual([]);
  expect(findProblems(content)).toEqual([]);
  undo();
  expect(readContent()).toEqual(before);
});

test('a city without a page has the state and the Hindi names that are typed', () => {
  const address = { ...typed.address, postalCode: '482002', city: 'Wardha', state: 'Maharashtra' };
  begin(
    withOffers({
      address,
      hindi: { city: 'वर्धा', state: 'महाराष्ट्र' },
      legal: { form: 'proprietorship', name: 'Meera' },
    }),
  );
  expect(parse(readText('agency.yaml'))).toMatchObject({ address, founder: { role: 'Head of the fixture' } });
  expect(parse(readText('agency.yaml')).places.inPerson).toEqual(['Wardha']);
  expect(parse(readText('hi/agency.yaml')).address).toMatchObject({ city: 'वर्धा', state: 'महाराष्ट्र' });
});

test.each([
  [['phones.0', 'legal.number'], { phones: ['12'], legal: { form: 'company', name: 'Oak Limited' } }],
  [['address.street'], { address: { ...typed.address, street: undefined }, hindi: {} }],
  [['address.city', 'preferredLocations'], { address: { ...typed.address, city: undefined } }],
  [['address.postalCode'], { address: { ...typed.address, postalCode: undefined } }],
  [['founder.name'], { founder: undefined, hindi: {} }],
  [['email'], { email: undefined }],
])('what can not be right is refused at its field, and nothing is changed: %s', (expected, changes) => {
  const before = readContent();
  try {
    // As the browser sends it: a field that was left empty is not there.
    begin(JSON.parse(JSON.stringify(withOffers(changes))));
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { fields } = error.details as { fields: { path: string[] }[] };
    expect(fields.map(({ path }) => path.join('.'))).toEqual(expected);
  }
  expect(readContent()).toEqual(before);
});
