import { describe, expect, test } from 'vitest';
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
`;
const home = 'title: Work in Shimla\nabout:\n  title: Who we are\nservices:\n  list:\n    - search\n';
const sample = recordOf(
  new Map([
    ['agency.yaml', agency],
    ['pages/home.yaml', home],
  ]),
);
const nothing = readConfirmed();

/** The findings in a content file, as `line what`. */
const linesAndFields = (file: string, text: string, confirmed = nothing) =>
  findingsIn(file, text, sample, confirmed).map(({ line, what }) => `${line} ${what}`);

describe('agency.yaml: each value that can not be right is a finding at its own line', () => {
  test('names of the sample and its label; what could be right is a fact to read back', () => {
    expect(linesAndFields('agency.yaml', agency)).toEqual(['2 name', '5 founder.sample', '6 founder.name']);
  });

  test('a value that was changed by hand is none, whatever stands behind it', () => {
    const other = agency.replace('Pine Sample Partners', 'Yamuna Bridge Recruiters # sample');
    expect(linesAndFields('agency.yaml', other)).not.toContainEqual(expect.stringContaining(' name'));
  });

  test('a value is shown in the words of its form, with what to write', () => {
    const places = parse('places:\n  inPerson: [agra]\n  elsewhere: byPhone\n');
    const cities = new Map([['cities/agra.yaml', 'name: Agra\n']]);
    const written = (path: (string | number)[], value: unknown) =>
      toWrite('agency.yaml', { path, value, line: 1 }, places, cities).write;
    expect(written(['places', 'inPerson', 0], 'agra')).toMatch(/^Write your own, or tick it .* Now: Agra\.$/);
    expect(written(['places', 'elsewhere'], 'byPhone')).toMatch(/Now: By phone and WhatsApp\.$/);
  });
});

test('a file that is no valid YAML has no findings here: the build names its line', () => {
  for (const slip of ['title:\tTab\n\tx', 'title: "open\n', 'headline: Contact: write\n'])
    expect(findingsIn('pages/home.yaml', slip, sample, nothing)).toEqual([]);
});

describe('any other file is one finding', () => {
  test('it counts the texts that are still those of the sample, but no names of entries', () => {
    expect(findingsIn('pages/home.yaml', home, sample, nothing)).toMatchObject([
      {
        line: 1,
        what: 'texts',
        write: expect.stringContaining('Read all of it: 2 texts, the first "Work in'),
      },
    ]);
    const changed = home.replace('Work in Shimla', 'Work in Mandi');
    expect(findingsIn('pages/home.yaml', changed, sample, nothing)).toMatchObject([
      { line: 3, write: expect.stringContaining('1 text,') },
    ]);
    expect(linesAndFields('pages/home.yaml', changed.replace('Who we are', 'Us'))).toEqual([]);
  });

  test('until it is confirmed as it stands', () => {
    const confirmed = readConfirmed(confirm('', 'pages/home.yaml', parse(home)));
    expect(linesAndFields('pages/home.yaml', `# A note.\n${home}`, confirmed)).toEqual([]);
    expect(linesAndFields('pages/home.yaml', home.replace('search', 'advice'), confirmed)).toEqual([
      '1 texts',
    ]);
  });

  test('or until somebody has read every Hindi text, if it is one of them', () => {
    const hindi = 'title: शिमला में काम\n';
    const inHindi = recordOf(new Map([['hi/pages/home.yaml', hindi]]));
    const left = (readByHindiSpeaker: boolean) =>
      findingsIn('hi/pages/home.yaml', hindi, inHindi, { ...nothing, readByHindiSpeaker });
    expect([left(false).length, left(true).length]).toEqual([1, 0]);
    const name = 'title: Pine Sample Partners\n';
    expect(
      findingsIn('hi/pages/home.yaml', name, sample, { ...nothing, readByHindiSpeaker: true }),
    ).toHaveLength(1);
  });

  test('a client that the page calls a sample is one finding; without that each placeholder is one', () => {
    const client = 'name: Your name\ndescription: Lorem ipsum\n';
    expect(linesAndFields('clients/oak.yaml', `sample: true\n${client}`)).toEqual(['1 sample']);
    expect(linesAndFields('clients/oak.yaml', client)).toEqual(['1 name', '2 description']);
  });
});

// Columns: the file, a placeholder, a similar value that is allowed.
const placeholders: [string, string, string][] = [
  ['agency.yaml', 'phones: ["+91 00000 00000"]', 'phones: ["+91 11 4150 2244"]'],
  ['agency.yaml', 'phones: ["+91 98765 43210"]', 'phones: ["+91 22 6150 2233"]'],
  ['agency.yaml', 'phones: ["+91 12345 67890"]', 'phones: ["+91 81234 65789"]'],
  ['agency.yaml', 'phones: ["+91 99999 99999"]', 'phones: ["+91 99999 81234"]'],
  [
    'agency.yaml',
    'legal: { grievance: { phone: "+91 12" } }',
    'legal: { grievance: { phone: "+91 11 4150 2244" } }',
  ],
  ['agency.yaml', 'email: hello@mail.example.org', 'email: contest@latest-example.co.in'],
  ['agency.yaml', 'email: hello@your-agency.in', 'email: hello@oak.in'],
  ['agency.yaml', 'siteUrl: https://localhost:4321', 'siteUrl: https://www.samples.in'],
  ['agency.yaml', 'siteUrl: https://agency.test', 'siteUrl: https://agencytest.in'],
  ['agency.yaml', 'social: { x: https://x.com/example }', 'social: { x: https://x.com/exampled }'],
  [
    'agency.yaml',
    'social: { x: https://www.linkedin.com/company/ }',
    'social: { x: https://www.linkedin.com/company/oak }',
  ],
  ['agency.yaml', 'delivery: simulated', 'delivery: whatsapp'],
  ['agency.yaml', 'delivery: https://example.net/messages', 'delivery: https://oak.in/messages'],
  ['agency.yaml', 'name: Your name', 'name: Your Nametag'],
  ['agency.yaml', 'founder: { name: Founder’s Name }', 'founder: { name: Tara Rao }'],
  ['legal/terms.yaml', 'intro: Ask Pine Sample Partners Ltd', 'intro: Ask Pine Partners'],
  ['pages/home.yaml', 'note: Sample names, invented for this preview.', 'note: We hire sample readers.'],
  ['hi/pages/clients.yaml', 'intro: इस पेज पर सब कुछ नमूना है।', 'intro: हम काम के नमूने देखते हैं।'],
  ['pages/home.yaml', 'intro: TODO', 'intro: All to do with work'],
  ['cities/himpur.yaml', 'areas: [{ name: "Example: Upper Bazaar" }]', 'areas: [{ name: Example Bazaar }]'],
  ['legal/terms.yaml', 'intro: Write to hello@example.com', 'intro: For example, write to us'],
];

test.each(placeholders)('%s: a placeholder is found: %s', (file, placeholder, allowed) => {
  expect(linesAndFields(file, `${placeholder}\n`)).toHaveLength(1);
  expect(linesAndFields(file, `${allowed}\n`)).toEqual([]);
});

test('labels may contain an example address', () => {
  expect(linesAndFields('words/forms.yaml', 'email: name@example.com\n')).toEqual([]);
});
