import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { confirm, readConfirmed } from './confirmed.ts';
import { findingsIn, toWrite } from './findingsIn.ts';
import { recordOf } from './sample.ts';

const agency = `# Who it is.
name: Pine Sample Partners
blurb: We find people.
founder:
  sample: true
  name: Somebody
phones:
  - +91 11 4150 2233
hours:
  open:
    - from: Monday
      to: Friday
claims:
  experience: ten years
legal:
  number: X1-2
`;
const home = 'title: Work in Shimla\nabout:\n  title: Who we are\nservices:\n  list:\n    - search\n';
const sample = recordOf(
  new Map([
    ['agency.yaml', agency],
    ['pages/home.yaml', home],
    ['cities/agra.yaml', 'name: Agra\n'],
  ]),
);
const nothing = readConfirmed();

/** The findings in a content file, as `line what`. */
const linesAndFields = (file: string, text: string, confirmed = nothing) =>
  findingsIn(file, text, sample, confirmed).map(({ line, what }) => `${line} ${what}`);

test('in agency.yaml only what can not be right is a finding: names and numbers of the sample, and its label', () => {
  expect(linesAndFields('agency.yaml', agency)).toEqual([
    '2 name',
    '5 founder.sample',
    '6 founder.name',
    '16 legal.number',
  ]);
});

test('a value is shown in the words of its form, with what to write', () => {
  const places = parse('places:\n  inPerson: [agra]\n  elsewhere: byPhone\n');
  const cities = new Map([['cities/agra.yaml', 'name: Agra\n']]);
  const written = (path: (string | number)[], value: unknown) =>
    toWrite('agency.yaml', { path, value, line: 1 }, places, cities).write;
  expect(written(['places', 'inPerson', 0], 'agra')).toMatch(/^Write your own, or tick it .* Now: Agra\.$/);
  expect(written(['places', 'elsewhere'], 'byPhone')).toMatch(/Now: By phone and WhatsApp\.$/);
});

test('any other file is one finding while it has texts of the sample, until it is confirmed as it stands', () => {
  const [whole] = findingsIn('pages/home.yaml', home, sample, nothing);
  expect(whole).toMatchObject({ line: 1, what: 'texts' });
  // The service is the name of an entry.
  expect(whole?.write).toContain('Read all of it: 2 texts, the first "Work in');
  const changed = home.replace('Work in Shimla', 'Work in Mandi');
  expect(linesAndFields('pages/home.yaml', changed)).toEqual(['3 texts']);
  expect(linesAndFields('pages/home.yaml', changed.replace('Who we are', 'Us'))).toEqual([]);
  const { title, ...rest } = parse(home);
  // The order of the fields makes no difference.
  const confirmed = readConfirmed(confirm('', 'pages/home.yaml', { ...rest, title }));
  expect(linesAndFields('pages/home.yaml', `# A note.\n${home}`, confirmed)).toEqual([]);
  expect(linesAndFields('pages/home.yaml', home.replace('search', 'advice'), confirmed)).toEqual(['1 texts']);
  // A page about a city says nothing of the agency.
  expect(linesAndFields('cities/agra.yaml', 'name: Agra\n')).toEqual([]);
});

test('a Hindi file is, until a Hindi speaker has read every text; a name of the sample stays a finding', () => {
  const file = 'hi/pages/home.yaml';
  const hindi = 'title: शिमला में काम\n';
  const inHindi = recordOf(new Map([[file, hindi]]));
  const read = { ...nothing, readByHindiSpeaker: true };
  expect(findingsIn(file, hindi, inHindi, nothing)).toHaveLength(1);
  expect(findingsIn(file, hindi, inHindi, read)).toEqual([]);
  expect(linesAndFields(file, 'title: Pine Sample Partners\n', read)).toEqual(['1 title']);
});

test('a client that the page calls a sample is one finding; without that its texts are one', () => {
  const client = 'name: Your name\ndescription: Lorem ipsum\n';
  expect(linesAndFields('clients/oak.yaml', `sample: true\n${client}`)).toEqual(['1 sample']);
  expect(linesAndFields('clients/oak.yaml', client)).toEqual(['2 texts']);
});

// Columns: the file, a placeholder, a similar value that is allowed.
test.each([
  ['agency.yaml', 'name: Pine Sample Partners', 'name: Yamuna Bridge Recruiters # sample'],
  ['people/tara.yaml', 'phone: "+91 12"', 'phone: "+91 11 4150 2244"'],
  ['agency.yaml', 'email: hello@mail.example.org', 'email: contest@latest-example.co.in'],
  ['agency.yaml', 'siteUrl: https://localhost:4321', 'siteUrl: https://www.samples.in'],
  ['agency.yaml', 'siteUrl: https://agency.test', 'siteUrl: https://agencytest.in'],
  ['agency.yaml', 'social: { x: https://in.com/company/ }', 'social: { x: https://in.com/company/oak }'],
  ['agency.yaml', 'delivery: simulated', 'delivery: whatsapp'],
  ['agency.yaml', 'delivery: https://example.net/messages', 'delivery: https://oak.in/messages'],
  ['legal/terms.yaml', 'intro: Ask Pine Sample Partners Ltd', 'intro: Ask Pine Partners'],
  ['pages/home.yaml', 'note: Sample names, invented for this preview.', 'note: We hire sample readers.'],
  ['hi/pages/clients.yaml', 'intro: इस पेज पर सब कुछ नमूना है।', 'intro: हम काम के नमूने देखते हैं।'],
  ['pages/home.yaml', 'intro: TODO', 'intro: All to do with work'],
  ['cities/himpur.yaml', 'areas: [{ name: "Example: Upper Bazaar" }]', 'areas: [{ name: Example Bazaar }]'],
  ['legal/terms.yaml', 'intro: Write to hello@example.com', 'intro: For example, write to us'],
  // English words in Hindi, and Hindi ones in English.
  ['pages/home.yaml', 'intro: हम लोगों को काम दिलाते हैं।', 'intro: We find work for people.'],
  ['hi/pages/home.yaml', 'intro: We find work for people.', 'intro: WhatsApp पर लिखिए।'],
  ['hi/agency.yaml', 'address: { city: Jaipur }', 'address: { city: "{city}" }'],
  // Labels may have an example address.
  ['words/forms.yaml', 'email: "Example: name@oak.in"', 'email: name@example.com'],
])('%s: a placeholder is found: %s', (file, placeholder, allowed) => {
  expect(linesAndFields(file, `${placeholder}\n`)).toHaveLength(1);
  expect(linesAndFields(file, `${allowed}\n`)).toEqual([]);
});
