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

/** Files of the agency that somebody has read. */
const asRead = (files: Files) => ({ ...files, 'confirmed.yaml': read({ ...english, ...files }) });

const pune = { 'cities/pune.yaml': 'name: Pune\n' };
const role = 'kind: role\nresume:\n  beginner: [Cooked]\n  experienced: [Ran a kitchen]\n';
const agencyIn = (city: string) => ({ 'agency.yaml': `name: Oak\nphones: []\naddress:\n  city: ${city}\n` });
const inPipalpur = { 'agency.yaml': 'address:\n  city: Pipalpur\nclaims:\n  placement: 77\n' };
const home = (title: string) => ({ 'pages/home.yaml': `title: ${title}\n` });
const ofPipalpur = { ...home('Work in Pipalpur'), ...agencyIn('Gulmarg') };

test.each<[string, string[], Files, Files?]>([
  ['nothing', [], {}],
  [
    'a value that stops the build, once, even if it is also a placeholder',
    ['values agency.yaml:3 phones 1', 'refused hi/cities/agra.yaml:1 name'],
    { 'agency.yaml': 'name: Oak\nphones:\n  - "+91 00000 00000 00"\n', 'hi/cities/agra.yaml': 'name: ""\n' },
  ],
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
    'a Hindi list that is longer, also after the Hindi file was saved',
    ['hindi hi/pages/about.yaml:1 people.list'],
    {
      'hi/pages/about.yaml': 'people:\n  list: [एक, दो]\n',
      ...asRead({ 'pages/about.yaml': 'people:\n  list: [One]\n' }),
    },
  ],
  [
    'a role whose lines for a resume do not all have a Hindi meaning',
    ['missingHindi hi/resume-lines/cook.yaml:1 hi/resume-lines/ cook'],
    {
      'hi/resume-lines/chef.yaml': 'lines:\n  - line: Cooked\n  - line: Ran a kitchen\n',
      'hi/resume-lines/cook.yaml': 'lines:\n  - line: Cooked\n',
      ...asRead({ 'jobs/chef.yaml': role, 'jobs/cook.yaml': role }),
    },
  ],
  [
    'an entry that a page names',
    ['clients clients/oak.yaml:1 sample', 'hindi hi/clients/oak.yaml:1 sample'],
    {
      'clients/elm.yaml': 'sample: true\n',
      'clients/oak.yaml': 'sample: true\n',
      'hi/clients/elm.yaml': 'sample: true\n',
      'hi/clients/oak.yaml': 'sample: true\n',
      'pages/clients.yaml': 'list:\n  - oak\n',
    },
  ],
  [
    'a link at which nobody has looked for a year',
    ['outside official-links/epfo.yaml:1 official-links/ epfo.checked'],
    {
      'official-links/epfo.yaml': 'address: https://www.epfindia.gov.in\n',
      'official-links/esic.yaml': 'address: https://www.esic.gov.in\nchecked: "2999-01-01"\n',
      ...asRead({ 'guides/papers.yaml': 'links:\n  - epfo\n  - esic\n' }),
    },
  ],
  [
    'a legal text that is a year old, and amounts past their revision or known from a copy',
    [
      'facts legal/terms.yaml:1 legal/ terms.changed',
      'facts pay/elm.yaml:1 pay/ elm.figures.checked oak.figures.against',
    ],
    {
      'legal/privacy.yaml': 'changed: "2999-01-31"\n',
      'legal/terms.yaml': 'changed: "2020-01-31"\n',
      'pay/ash.yaml': 'link: ash\n',
      'pay/elm.yaml': 'figures: { from: "2020-01", revised: [4], checked: "2020-02", against: publisher }\n',
      'pay/fir.yaml': 'figures: { from: "2020-01", revised: [4], checked: "2999-02", against: publisher }\n',
      'pay/oak.yaml': 'figures: { from: "2020-01", checked: "2020-02", against: copy }\n',
    },
  ],
  [
    "texts with the sample's city and with its figure",
    ['values pages/home.yaml:1 texts', 'values pages/jobs.yaml:1 texts'],
    { ...ofPipalpur, 'pages/jobs.yaml': 'title: For 77%\n' },
    inPipalpur,
  ],
  ["no text with the agency's own city", [], { ...ofPipalpur, ...agencyIn('Pipalpur') }, inPipalpur],
  // Another agency may find people work there too.
  ['no text that somebody has read', [], asRead(ofPipalpur), inPipalpur],
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
