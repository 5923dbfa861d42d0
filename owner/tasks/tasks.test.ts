import { stripVTControlCharacters } from 'node:util';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { line } from '#schemas/text.ts';
import { adoptHindi, confirm } from './confirmed.ts';
import { printTasks } from './printTasks.ts';
import { recordOf } from './sample.ts';
import { stateOf, type Tasks, tasksIn } from './tasks.ts';

type Files = Record<string, string>;

const entry = z.strictObject({ name: line });
const agency = z.looseObject({ name: line, phones: z.array(line.max(15)) });
const collections = {
  agency: { pattern: 'agency.yaml', schema: agency },
  cities: { pattern: 'cities/*.yaml', schema: entry },
  citiesHindi: { pattern: 'hi/cities/*.yaml', schema: entry },
  aboutPage: { pattern: 'pages/about.yaml', schema: z.any() },
  aboutPageHindi: { pattern: 'hi/pages/about.yaml', schema: z.looseObject({ intro: line.optional() }) },
  confirmed: { pattern: 'confirmed.yaml', schema: z.any() },
};

const contentOf = (files: Files) => new Map(Object.entries(files));

/** `confirmed.yaml` after somebody has read these English files and their Hindi files. */
const read = (files: Files) =>
  Object.entries(files).reduce(
    (text, [file, content]) => confirm(adoptHindi(text, file, parse(content)), file, parse(content)),
    '# What was read.\nreadByHindiSpeaker: true\n',
  );

const english = { 'agency.yaml': 'name: Oak\nphones: []\n', 'cities/agra.yaml': 'name: Agra\n' };
const own = {
  ...english,
  'hi/cities/agra.yaml': 'name: आगरा\n',
  'confirmed.yaml': read(english),
};

/** What is left after these files are added to the agency's own, or replace some of them. */
const tasksWith = (changes: Files, sample: Files = {}) =>
  tasksIn(contentOf({ ...own, ...changes }), recordOf(contentOf(sample)), collections);

/** The same in short: the group, the place, the field, the names of entries. Files of other collections may be there. */
function left(changes: Files, sample?: Files) {
  const { findings, warnings } = tasksWith(changes, sample);
  return [...findings, ...warnings]
    .filter(({ write }) => !/does not use|no such file/.test(write))
    .map(({ group, file, line, what, entries = [] }) => {
      const named = entries.map(({ name, path = [] }) => [name, ...path].join('.'));
      return [group, `${file}:${line}`, what, ...named].join(' ');
    });
}

const pune = { 'cities/pune.yaml': 'name: Pune\n' };
const people = (...names: string[]) =>
  `people:\n  list:\n${names.map((name) => `    - who: ${name}\n`).join('')}`;
const twins = (...hindi: string[]) => ({
  'pages/about.yaml': people('Two'),
  'hi/pages/about.yaml': people(...hindi),
  'confirmed.yaml': read({ ...english, 'pages/about.yaml': people('Two') }),
});
const cook = 'kind: role\nname: Cook\nresume:\n  beginner: [Cooked]\n  experienced: [Ran a kitchen]\n';
const lines = (...meant: string[]) => ({
  'jobs/cook.yaml': cook,
  'hi/resume-lines/cook.yaml': `lines:\n${meant.map((text) => `  - line: ${text}\n`).join('')}`,
  'confirmed.yaml': read({ ...english, 'jobs/cook.yaml': cook }),
});
const client = { 'clients/oak.yaml': 'sample: true\nname: Oak\n', 'hi/clients/oak.yaml': 'sample: true\n' };
const link = (checked: string) => ({
  'guides/papers.yaml': 'links:\n  - epfo\n',
  'official-links/epfo.yaml': `address: https://www.epfindia.gov.in\n${checked}`,
  'confirmed.yaml': read({ ...english, 'guides/papers.yaml': 'links:\n  - epfo\n' }),
});
const dated = (day: string, figures: string) => ({
  'legal/terms.yaml': `title: Terms\nchanged: "${day}"\n`,
  'pay/oak.yaml': `name: Oak wages\nfigures:\n  from: "2020-01-01"\n  ${figures}\n`,
});
const agencyIn = (city: string) => ({ 'agency.yaml': `name: Oak\nphones: []\naddress:\n  city: ${city}\n` });
const inPipalpur = { 'agency.yaml': 'address:\n  city: Pipalpur\nclaims:\n  placement: 77\n' };
const home = (title: string) => ({ 'pages/home.yaml': `title: ${title}\n` });
const ofPipalpur = { ...home('Work in Pipalpur'), ...agencyIn('Gulmarg') };
const about = { 'pages/about.yaml': 'intro: We listen.\n', 'hi/pages/about.yaml': 'intro: हम सुनते हैं।\n' };

test.each<[string, string[], Files, Files?]>([
  ['nothing', [], {}],
  [
    'a value that stops the build, once, even if it is also a placeholder',
    ['values agency.yaml:3 phones 1', 'refused hi/cities/agra.yaml:1 name'],
    { 'agency.yaml': 'name: Oak\nphones:\n  - "+91 00000 00000 00"\n', 'hi/cities/agra.yaml': 'name: ""\n' },
  ],
  [
    'a file with a tab',
    ['refused cities/agra.yaml:2 phones'],
    { 'cities/agra.yaml': 'name:\tElm\n\tphones: []\n' },
  ],
  ['a colon in a text', ['refused agency.yaml:1 name'], { 'agency.yaml': 'name: Elm: write\n' }],
  [
    'a Hindi file with a missing quote',
    ['refused hi/cities/agra.yaml:2 (the whole file)', 'missingHindi hi/cities/agra.yaml:1 hi/cities/ Agra'],
    { 'hi/cities/agra.yaml': 'name: "Elm\n' },
  ],
  [
    'a page that nobody has read, in either language',
    ['missingHindi hi/cities/pune.yaml:1 hi/cities/ Pune', 'unread cities/pune.yaml:1 cities/ Pune'],
    pune,
  ],
  [
    'an English text that changed since it was read',
    [
      'hindi hi/cities/agra.yaml:1 the English text has changed',
      'unread cities/agra.yaml:1 cities/ Old Agra',
    ],
    { 'cities/agra.yaml': 'name: Old Agra\n' },
  ],
  [
    'Hindi that no Hindi speaker has read',
    ['hindi confirmed.yaml:2 readByHindiSpeaker'],
    { 'confirmed.yaml': read(english).replace('true', 'false') },
  ],
  [
    'a Hindi text that is not written anew',
    ['hindi hi/pages/about.yaml:1 intro'],
    { ...about, 'pages/about.yaml': 'intro: We ask.\n' },
    about,
  ],
  [
    'a Hindi list that is longer, also after the Hindi file was saved',
    ['hindi hi/pages/about.yaml:1 people.list'],
    twins('दो', 'एक'),
  ],
  ['no list of the same length', [], twins('दो')],
  [
    'a role whose lines for a resume do not all have a Hindi meaning',
    ['missingHindi hi/resume-lines/cook.yaml:1 hi/resume-lines/ Cook'],
    lines('Cooked'),
  ],
  ['no role whose lines have one', [], lines('Cooked', 'Ran a kitchen')],
  ['no entry that no page names', [], client],
  [
    'an entry that a page names',
    ['clients clients/oak.yaml:1 sample', 'hindi hi/clients/oak.yaml:1 sample'],
    { ...client, 'pages/clients.yaml': 'list:\n  - oak\n' },
  ],
  [
    'a link at which nobody has looked for a year',
    ['outside official-links/epfo.yaml:1 official-links/ epfo.checked'],
    link(''),
  ],
  ['no link at which somebody has looked', [], link('checked: "2999-01-01"\n')],
  [
    'a legal text that is a year old, and amounts past their revision and known from a copy',
    ['facts legal/terms.yaml:2 legal/ Terms.changed', 'facts pay/oak.yaml:1 pay/ Oak wages.figures.checked'],
    dated('2020-01-31', 'revised: [4]\n  checked: "2020-02"\n  against: copy'),
  ],
  ['no newer ones', [], dated('2999-01-31', 'checked: "2999-02"\n  against: publisher')],
  ["a text with the sample's city", ['values pages/home.yaml:1 texts'], ofPipalpur, inPipalpur],
  ["a text with the sample's figure", ['values pages/home.yaml:1 texts'], home('For 77%'), inPipalpur],
  ["no text with the agency's own city", [], { ...ofPipalpur, ...agencyIn('Pipalpur') }, inPipalpur],
  // Another agency may find people work there too.
  [
    'no text that somebody has read',
    [],
    { ...ofPipalpur, 'confirmed.yaml': read({ ...english, ...ofPipalpur }) },
    inPipalpur,
  ],
])('left is %s', (_, expected, changes, sample) => {
  expect(left(changes, sample)).toEqual(expected);
});

test("a file is the sample's, not read yet, the agency's own, or has a mistake", () => {
  const tasks = tasksWith({ ...pune, 'cities/shimla.yaml': 'name:' }, { 'agency.yaml': 'name: Oak\n' });
  const states = ['agency', 'cities/pune', 'cities/agra', 'cities/shimla'].map((name) =>
    stateOf(`${name}.yaml`, tasks),
  );
  expect(states).toEqual(['sample', 'unread', 'yours', 'broken']);
});

test('each finding is printed under a heading: what to write, where the desk has it; what many have in common once', () => {
  const print = (tasks: Tasks) => stripVTControlCharacters(printTasks(tasks));
  expect(print({ findings: [], warnings: [], facts: [] })).toBe('Ready to launch');
  expect(print(tasksWith({}))).toMatch(/\n1 thing left\./);
  const texts = { ...home('Work'), 'pages/jobs.yaml': 'title: Us\n' };
  const cities = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [`cities/c${index}.yaml`, `name: City ${index}\n`]),
  );
  const sample = { ...texts, 'agency.yaml': 'name: Pine Talent\n' };
  const printed = print(tasksWith({ ...sample, ...cities }, sample));
  // The form and the field have the names that the content editor shows.
  for (const part of [
    /^Mistakes that stop the build\n/,
    /\n\nSamples and placeholders to replace\n/,
    /\n\S*agency\.yaml:1 name: Write your own\. .* Now: "Pine Talent" \(a name of the sample\)\. In the editor: The agency: Agency's name\.\n/,
    /\n\S*pages\/home\.yaml:1 texts: Read all of it: 1 text, the first "Work"\./,
    /cities\/: Read these pages, .*: City 0, .*, City 6 and 2 more\.\n/,
    /\n7 things left\./,
  ])
    expect(printed).toMatch(part);
  expect(printed.split("still the sample's")).toHaveLength(2);
});

test("the sample's record has the names and numbers of its agency, and what each file says of it", () => {
  const sample = recordOf(contentOf({ ...english, 'agency.yaml': 'name: Oak\nlegal:\n  number: X1\n' }));
  expect(sample.names).toEqual(['Oak', 'X1']);
  expect(Object.keys(sample.values)).toEqual(['agency.yaml']);
});

test('what would show that an agency is real is asked for, with the reason, until it is there', () => {
  const asked = (values: string) =>
    tasksIn(contentOf({ 'agency.yaml': values }), recordOf(contentOf({}))).warnings.flatMap(
      ({ group, what, write }) => (group === 'evidence' && write ? [what] : []),
    );
  expect(asked('name: Oak\n')).toEqual(['terms', 'legal.gstin']);
  expect(asked('terms:\n  fee: One month\nclaims:\n  placement: 80\n')).toEqual([
    'claims.basis',
    'legal.gstin',
  ]);
  expect(asked('terms:\n  fee: One\nlegal:\n  gstin: 07AAACO1234A1Z5\n')).toEqual([]);
});
