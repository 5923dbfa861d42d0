import { parse } from 'yaml';

/** The pages on cities, jobs, departments and companies, their lists, and names of places. They may name any city and figure. */
const landingPage = /^dist\/(hi\/)?(jobs|department|company|guide|sitemap|resume-spellings)([./]|$)/;

/** Names that only the sample has. They are written out: what the desk takes for the sample is judged here too. */
const names = [
  ...['Sangam Talent Partners', 'U78100DL2014PTC000000', '00 Sample Marg, Second Floor'],
  ...[
    'Aravalli Home Foods',
    'Blue Pier Logistics',
    'Dhruva Systems',
    'Gulmohar Publishing',
    'Indus Lane Retail',
  ],
  ...[
    'Monsoon Telecom',
    'Saffron Street Media',
    'Chinar Diagnostics',
    'Kaveri Precision Works',
    'Tamarind Learning',
  ],
  ...['chinar-diagnostics.webp', 'kaveri-precision-works.webp', 'tamarind-learning.webp'],
];
/** Labels in the place of names. A sentence may have the same words. */
const labels = ["Client's name", "Founder's name", 'Name of the person', 'क्लाइंट का नाम', 'संस्थापक का नाम'];
/** The sample's city, and the figures of its claims. */
const facts = ['New Delhi', 'नई दिल्ली', '10 years', '10+ years', '10 साल', '90%', '90 per cent'];

/**
 * What only the sample says: its names and numbers, and outside of landing pages its city and its figures.
 *
 * @throws {Error} when the sample has lost one of the names
 */
export function sampleWords(sample: ReadonlyMap<string, string>) {
  const whole = [...sample.values()].join('\n');
  const lost = [...names, ...labels].filter((name) => !whole.includes(name));
  if (lost.length > 0) throw new Error(`The sample does not say ${lost.join(', ')}`);
  const { phones, email, siteUrl, address } = parse(sample.get('agency.yaml') ?? '');
  const own = [
    ...names,
    ...labels.map((label) => `>${label}<`),
    ...phones.flatMap((phone: string) => [phone, phone.replace(/\D/g, '')]),
    ...[email, siteUrl],
  ];
  const places = [...facts, address.locality, address.postalCode];
  return {
    /** The lines of a built file that have such a word. */
    foundIn: (file: string, text: string) =>
      [...own, ...(landingPage.test(file) ? [] : places)].flatMap((word) => {
        const at = text.indexOf(word);
        return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 60), at + word.length + 40)}`];
      }),
  };
}
