import { stripVTControlCharacters } from 'node:util';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { line } from '#schemas/text.ts';
import { adoptHindi, confirm } from './confirmed.ts';
import { printTasks } from './printTasks.ts';
import { recordOf } from './sample.ts';
import { stateOf, tasksIn } from './tasks.ts';

const entry = z.strictObject({ name: line });
const collections = {
  agency: { pattern: 'agency.yaml', schema: z.strictObject({ name: line, phones: z.array(line.max(15)) }) },
  cities: { pattern: 'cities/*.yaml', schema: entry },
  citiesHindi: { pattern: 'hi/cities/*.yaml', schema: entry },
  confirmed: { pattern: 'confirmed.yaml', schema: z.any() },
};
const agra = { 'cities/agra.yaml': 'name: Agra\n' };
const files = {
  'agency.yaml': 'name: Oak\nphones:\n  - "+91 11 41502233"\n',
  ...agra,
  'hi/cities/agra.yaml': 'name: आगरा\n',
  'confirmed.yaml': confirm(
    adoptHindi('# What was read.\nreadByHindiSpeaker: true\n', 'cities/agra.yaml', { name: 'Agra' }),
    'cities/agra.yaml',
    { name: 'Agra' },
  ),
};
const ownSample = recordOf(new Map());

/** The report after these files are added to the content, or replace some of its files. */
const reportWith = (changes: Record<string, string>, sample = ownSample) =>
  tasksIn(new Map(Object.entries({ ...files, ...changes })), sample, collections);

test("an agency's own content is ready", () => {
  const report = reportWith({});
  expect(report).toEqual({ findings: [], warnings: [], facts: [] });
  expect(stripVTControlCharacters(printTasks(report))).toBe('Ready to launch');
});

test('each finding is one line under a heading: what to write, and where the editor has it', () => {
  const sample = recordOf(new Map([['agency.yaml', 'name: Pine Talent\n']]));
  const report = reportWith({ 'agency.yaml': 'name: Pine Talent\nphones: []\n' }, sample);
  const text = stripVTControlCharacters(printTasks(report));
  // The form and the field have the names that the content editor shows.
  expect(text).toMatch(
    /\n\S*agency\.yaml:1 name: Write your own\. .* Now: "Pine Talent" \(a name of the sample\)\. In the editor: The agency: Agency's name\.\n/,
  );
  expect(text).toMatch(/^Samples and placeholders to replace\n[\s\S]*\n1 thing left\./);
});

test.each([
  ['a tab', 'name:\tElm\n\tphones: []\n'],
  ['a missing quote', 'name: "Elm\nphones: []\n'],
  ['a colon in a text', 'name: Elm: write\nphones: []\n'],
])('%s is one finding with file and line, in every language and in the desk', (_, slip) => {
  for (const file of ['agency.yaml', 'cities/agra.yaml', 'hi/cities/agra.yaml']) {
    const found = reportWith({ [file]: slip }).findings.filter((finding) => finding.file === file);
    expect(found).toMatchObject([{ group: 'refused', line: expect.any(Number) }]);
  }
  const tasks = reportWith({ 'cities/agra.yaml': slip });
  expect(stateOf('cities/agra.yaml', tasks)).toBe('broken');
});

test("a file is the sample's, not read yet, or the agency's own", () => {
  const sample = recordOf(new Map([['agency.yaml', 'name: Oak\n']]));
  const tasks = reportWith({ 'cities/pune.yaml': 'name: Pune\n' }, sample);
  const states = ['agency.yaml', 'cities/pune.yaml', 'cities/agra.yaml'].map((file) => stateOf(file, tasks));
  expect(states).toEqual(['sample', 'unread', 'yours']);
});

test('what many lines have in common is said once; entries of a folder are named on its line', () => {
  const texts = { 'pages/home.yaml': 'title: Work\n', 'pages/about.yaml': 'title: Us\n' };
  const cities = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [`cities/c${index}.yaml`, `name: City ${index}\n`]),
  );
  const report = reportWith({ ...texts, ...cities }, recordOf(new Map(Object.entries(texts))));
  const lines = stripVTControlCharacters(printTasks(report)).split('\n');
  expect(lines.filter((line) => line.includes("still the sample's"))).toHaveLength(1);
  expect(lines).toContainEqual(
    expect.stringMatching(/^\S*pages\/home\.yaml:1 texts: Read all of it: 1 text, the first "Work"\./),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/cities\/: Read these pages, .*: City 0, .*, City 6 and 2 more\.$/),
  );
});

test('a value that stops the build is found once, even if it is also a placeholder', () => {
  const { findings } = reportWith({
    'agency.yaml': 'name: Oak\nphones:\n  - "+91 00000 00000 00"\n',
    'cities/agra.yaml': 'name: ""\n',
  });
  expect(findings).toMatchObject([
    { group: 'values', file: 'agency.yaml', line: 3, what: 'phones 1', path: ['phones', 0] },
    { group: 'hindi', file: 'hi/cities/agra.yaml' },
    { group: 'refused', file: 'cities/agra.yaml', line: 1, what: 'name' },
  ]);
});

test('pages that nobody has read are warnings, one for each folder', () => {
  const pages = { 'cities/pune.yaml': 'name: Pune\n', 'hi/cities/pune.yaml': 'name: पुणे\n' };
  const { warnings } = reportWith(pages);
  expect(warnings).toMatchObject([
    {
      group: 'unread',
      file: 'cities/pune.yaml',
      what: 'cities/',
      entries: [{ name: 'Pune', file: 'cities/pune.yaml' }],
      confirm: { list: 'texts', lines: [expect.stringMatching(/^cities\/pune\.yaml: /)] },
    },
  ]);
  const read = confirm(files['confirmed.yaml'], 'cities/pune.yaml', { name: 'Pune' });
  expect(reportWith({ ...pages, 'confirmed.yaml': read }).warnings).toEqual([]);
});

test('a missing Hindi file is a warning; an English text that changed since the Hindi one is a finding', () => {
  expect(reportWith({ 'cities/pune.yaml': 'name: Pune\n' })).toMatchObject({
    findings: [],
    warnings: [
      { group: 'missingHindi', what: 'hi/cities/', write: 'No Hindi file yet', entries: [{ name: 'Pune' }] },
      { group: 'unread' },
    ],
  });
  expect(reportWith({ 'cities/agra.yaml': 'name: Old Agra\n' }).findings).toMatchObject([
    {
      file: 'hi/cities/agra.yaml',
      what: 'the English text has changed',
      confirm: { list: 'hindi', lines: [expect.stringMatching(/^cities\/agra\.yaml: /)] },
    },
  ]);
});

test('a role with a line for a resume that has no Hindi meaning is a warning', () => {
  const job =
    'kind: role\nname: Cook\nresume:\n  beginner: [Cooked for ____]\n  experienced: [Ran a kitchen]\n';
  const meanings = (...lines: string[]) =>
    `lines:\n${lines.map((line) => `  - line: ${line}\n    meaning: रसोई\n`).join('')}`;
  const warned = (lines: string) =>
    reportWith({ 'jobs/cook.yaml': job, 'hi/resume-lines/cook.yaml': lines }).warnings.some(
      ({ write, entries }) => /without a Hindi meaning$/.test(write) && entries?.[0]?.name === 'Cook',
    );
  expect(warned(meanings('Cooked for ____'))).toBe(true);
  expect(warned(meanings('Cooked for ____', 'Ran a kitchen'))).toBe(false);
});

test('an entry that no page names is no part of the site, so nothing is left to do in it', () => {
  const client = { 'clients/oak.yaml': 'sample: true\nname: Oak\n', 'hi/clients/oak.yaml': 'sample: true\n' };
  const findings = (changes: Record<string, string>) =>
    reportWith(changes).findings.filter(({ file, group }) => group !== 'refused' && file.includes('oak'));
  expect(findings(client)).toEqual([]);
  expect(findings({ ...client, 'pages/clients.yaml': 'list:\n  - oak\n' })).toMatchObject([
    { file: 'clients/oak.yaml' },
    { file: 'hi/clients/oak.yaml' },
  ]);
});

test('a Hindi text stays on the list, by its field, until it is written anew, whatever a Hindi speaker has read', () => {
  const english = 'blurb: We listen.\nphones: []\n';
  const hindi = { 'hi/agency.yaml': 'blurb: हम सुनते हैं।\n' };
  const sample = recordOf(new Map(Object.entries({ 'agency.yaml': english, ...hindi })));
  const twin = { agencyHindi: { pattern: 'hi/agency.yaml', schema: z.strictObject({ blurb: line }) } };
  const own = {
    ...hindi,
    'confirmed.yaml': 'readByHindiSpeaker: true\n',
    'agency.yaml': english.replace('We listen', 'We ask'),
  };
  const { findings } = tasksIn(new Map(Object.entries(own)), sample, { ...collections, ...twin });
  expect(findings.filter(({ group }) => group === 'hindi')).toMatchObject([
    { file: 'hi/agency.yaml', path: ['blurb'], write: 'Write this in Hindi: "We ask.".' },
  ]);
});

test('the Hindi texts are a finding until a Hindi speaker has read them', () => {
  const unread = files['confirmed.yaml'].replace('true', 'false');
  expect(reportWith({ 'confirmed.yaml': unread }).findings).toMatchObject([
    { group: 'hindi', file: 'confirmed.yaml', line: 2, what: 'readByHindiSpeaker' },
  ]);
});

test('what would show that an agency is real is asked for, with the reason, until it is there', () => {
  const asked = (values: string, file = 'agency.yaml') =>
    tasksIn(new Map([[file, values]]), ownSample).warnings.flatMap(({ group, what, write }) => {
      expect(write).not.toBe('');
      return group === 'evidence' ? [what] : [];
    });
  expect(asked('name: Oak\n')).toEqual(['terms', 'legal.gstin']);
  expect(asked('terms:\n  fee: One month\nclaims:\n  placement: 80\n')).toEqual([
    'claims.basis',
    'legal.gstin',
  ]);
  expect(asked('terms:\n  fee: One\nlegal:\n  gstin: 07AAACO1234A1Z5\n')).toEqual([]);
});

test('a link to another site is a warning when nobody has looked at it for a year', () => {
  const link = (checked: string) => ({
    'guides/documents.yaml': 'links:\n  - epfo\n',
    'official-links/epfo.yaml': `address: https://www.epfindia.gov.in\n${checked}`,
  });
  const warnings = (checked: string) =>
    reportWith(link(checked)).warnings.filter(({ group }) => group === 'outside');
  expect(warnings('')).toMatchObject([
    { file: 'official-links/epfo.yaml', line: 1, what: 'official-links/' },
  ]);
  expect(warnings('checked: "2999-01-01"\n')).toEqual([]);
});

test('a Hindi list that is longer than the English one is found, also after the Hindi file was saved', () => {
  const about = (people: string[]) =>
    `people:\n  list:\n${people.map((who) => `    - who: ${who}\n`).join('')}`;
  const english = about(['Two']);
  const screens = {
    aboutPage: { pattern: 'pages/about.yaml', schema: z.any() },
    aboutPageHindi: { pattern: 'hi/pages/about.yaml', schema: z.any() },
  };
  const found = (hindi: string[]) =>
    tasksIn(
      new Map([
        ['pages/about.yaml', english],
        ['hi/pages/about.yaml', about(hindi)],
        ['confirmed.yaml', adoptHindi('texts: {}\n', 'pages/about.yaml', parse(english))],
      ]),
      ownSample,
      screens,
    ).findings.filter(({ file }) => file === 'hi/pages/about.yaml');
  expect(found(['दो'])).toEqual([]);
  expect(found(['दो', 'एक'])).toMatchObject([{ what: 'people.list', path: ['people', 'list'] }]);
});

test('a legal text that is a year old is a warning, and so are amounts past their revision or known from a copy', () => {
  const warnings = (day: string, pay: string) =>
    reportWith({
      'legal/terms.yaml': `title: Terms\nchanged: "${day}"\n`,
      'pay/oak.yaml': `name: Oak wages\nfigures:\n  from: "2020-01-01"\n  ${pay}\n`,
    }).warnings.filter(({ group }) => group === 'facts');
  expect(warnings('2020-01-31', 'revised: [4]\n  checked: "2020-02"\n  against: copy')).toMatchObject([
    { file: 'legal/terms.yaml', line: 2, what: 'legal/', entries: [{ path: ['changed'] }] },
    { file: 'pay/oak.yaml', what: 'pay/', entries: [{ name: 'Oak wages', path: ['figures', 'checked'] }] },
  ]);
  expect(warnings('2999-01-31', 'checked: "2999-02"\n  against: publisher')).toEqual([]);
});

test("the sample's record has what the content says, and the content of this project is in it or was changed", () => {
  const sample = recordOf(
    new Map([['agency.yaml', 'name: Oak\nlegal:\n  number: X1\n'], ...Object.entries(agra)]),
  );
  expect(sample.names).toEqual(['Oak', 'X1']);
  expect(Object.keys(sample.values)).toEqual(['agency.yaml']);
});

test("a text that names the sample's city or figure is found, unless they are the agency's own or it was confirmed", () => {
  const sampleAgency = 'name: Oak\naddress:\n  city: Pipalpur\nclaims:\n  placement: 77\n';
  const sample = recordOf(new Map([['agency.yaml', sampleAgency]]));
  const about = 'name: A firm in Pipalpur with 77% success\n';
  const found = (agency: string, confirmed = 'texts: {}\n') =>
    reportWith(
      { 'pages/about.yaml': about, 'agency.yaml': agency, 'confirmed.yaml': confirmed },
      sample,
    ).findings.filter(({ file, what }) => file === 'pages/about.yaml' && what === 'texts');
  const inOtherCity = 'name: Elm\naddress:\n  city: Gulmarg\nphones: []\n';
  expect(found(inOtherCity)).toHaveLength(1);
  expect(found(sampleAgency)).toEqual([]);
  // Another agency may find people work there too.
  expect(found(inOtherCity, confirm('', 'pages/about.yaml', parse(about)))).toEqual([]);
});
