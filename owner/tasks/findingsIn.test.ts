import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { confirm, readConfirmed } from './confirmed.ts';
import { findingsIn } from './findingsIn.ts';

const nothing = readConfirmed();

/** The findings in a content file, as `line what`. */
const linesAndFields = (file: string, text: string, confirmed = nothing) =>
  findingsIn(file, text, confirmed, new Map()).map(({ line, what }) => `${line} ${what}`);

test('in agency.yaml only what can not be right is a finding, with its line: the rest is ticked fact by fact', () => {
  const agency = `# Who it is.
name: Sangam Talent Partners
blurb: We find people.
founder:
  sample: true
  name: Asha Verma
phones:
  - +91 00000 00000
delivery: simulated
`;
  expect(linesAndFields('agency.yaml', agency)).toEqual([
    '2 name',
    '5 founder.sample',
    '8 phones 1',
    '9 delivery',
  ]);
  const [, , , delivery] = findingsIn('agency.yaml', agency, nothing, new Map());
  // What the form calls the value, and why it can not stay.
  expect(delivery?.write).toMatch(/^Write your own\. .* Now: .*simulated.* \(a form that sends nothing\)\.$/);
});

test('a text about the agency is to do until it was read in this wording, whoever wrote it; a placeholder also then', () => {
  const file = 'pages/home.yaml';
  const home = 'title: Work in Mandi\nabout:\n  title: Who we are\n';
  expect(linesAndFields(file, home)).toEqual(['1 texts']);
  expect(linesAndFields(file, home, readConfirmed('texts:\nfacts:\n'))).toEqual(['1 texts']);
  const { title, ...rest } = parse(home);
  // The order of the fields and comments make no difference.
  const read = readConfirmed(confirm('', file, { ...rest, title }));
  expect(linesAndFields(file, `# A note.\n${home}`, read)).toEqual([]);
  expect(linesAndFields(file, home.replace('Mandi', 'Shimla'), read)).toEqual(['1 texts']);
  const mine = 'title: Sangam Talent Partners\n';
  expect(linesAndFields(file, mine, readConfirmed(confirm('', file, parse(mine))))).toEqual(['1 title']);
  // A page about a city says nothing of the agency, a client is a fact to tick, and a Hindi speaker reads all Hindi texts.
  for (const other of ['cities/agra.yaml', 'clients/oak.yaml', 'hi/pages/home.yaml'])
    expect(linesAndFields(other, 'name: Oak\n')).toEqual([]);
});

test('what the page calls a sample is one finding', () => {
  expect(linesAndFields('legal/terms.yaml', 'sample: true\ntitle: Terms\n')).toEqual(['1 sample']);
  expect(linesAndFields('testimonials/oak.yaml', "sample: true\nname: Client's name\n")).toEqual([
    '1 sample',
  ]);
});
