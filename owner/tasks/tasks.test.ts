import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { digest } from '#schemas/digest.ts';
import { adoptHindi, confirm } from './confirmed.ts';
import { printTasks } from './printTasks.ts';
import { statesOf, type Tasks, tasksIn } from './tasks.ts';

type Files = Record<string, string>;

const folder = 'tests/fixture/content';
const fixture: Files = Object.fromEntries(
  globSync('**/*.yaml', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
);

/** These files of the fixture with another text in each, or copies of them under another path. */
const edited = (file: string, from: string | RegExp, to: string, path = file): Files => {
  expect(fixture[file]).toMatch(from);
  return { [path]: fixture[file]?.replace(from, to) ?? '' };
};

/** Files, and `confirmed.yaml` after somebody has read them and their Hindi files. */
const asRead = (files: Files, confirmed = own['confirmed.yaml'] ?? ''): Files => ({
  ...files,
  'confirmed.yaml': Object.entries(files).reduce(
    (text, [file, content]) => (fixture[`hi/${file}`] ? adoptHindi(text, file, parse(content)) : text),
    confirm(confirmed, {
      ...Object.fromEntries(Object.entries(files).map(([file, text]) => [file, digest(parse(text))])),
      ...Object.fromEntries(
        tasksIn(new Map(Object.entries(files))).facts.map(({ key, digest }) => [key, digest]),
      ),
    }),
  ),
});
const own: Files = { 'public/clients/neem-works.webp': '', ...asRead(fixture, 'readByHindiSpeaker: true\n') };

const tasksWith = (changes: Files) => tasksIn(new Map(Object.entries({ ...own, ...changes })));

/** What is left in short: the group, the place, the field, the names of entries. */
const inShort = ({ findings, warnings }: Tasks) =>
  [...findings, ...warnings].map(({ group, file, what, entries = [] }) => {
    const named = entries.map(({ name, path = [] }) => [name, ...path].join('.'));
    return [group, file, what, ...named].join(' ');
  });
const before = inShort(tasksWith({}));

const client = (name: string) =>
  edited('clients/neem-works.yaml', 'Neem Works', name, `clients/${name.toLowerCase()}.yaml`);
const companies = (intro: string) => edited('pages/companies.yaml', /^intro: .*/m, `intro: ${intro}`);

test.each<[string, string[], Files]>([
  [
    'a value that stops the build, once, even if it is also a placeholder',
    ['refused hi/cities/lakepur.yaml name'],
    {
      ...edited('agency.yaml', 'desk@fixture.example', 'at desk@fixture.example'),
      ...edited('hi/cities/lakepur.yaml', /^name: .*/, 'name: ""'),
    },
  ],
  [
    'a Hindi file with a missing quote',
    [
      'refused hi/cities/lakepur.yaml name',
      'missingHindi hi/cities/hillpur.yaml hi/cities/ Hillpur Islandpur Lakepur',
    ],
    { 'hi/cities/lakepur.yaml': 'name: "Elm' },
  ],
  [
    'an English text that changed since it was read',
    [
      'values hi/cities/lakepur.yaml the English text has changed',
      'unread cities/lakepur.yaml cities/ Lakepur',
    ],
    edited('cities/lakepur.yaml', /^intro: .*/m, 'intro: Other words.'),
  ],
  [
    'Hindi that no Hindi speaker has read',
    ['hindi confirmed.yaml readByHindiSpeaker'],
    { 'confirmed.yaml': own['confirmed.yaml']?.replace('true', 'false') ?? '' },
  ],
  [
    'a text about the agency whose Hindi has changed since it was read',
    ['values pages/about.yaml texts'],
    edited('hi/pages/about.yaml', 'paragraphs:', 'paragraphs:\n    - दो।'),
  ],
  [
    'a preferred location without a Hindi name',
    ['agency agency.yaml preferredLocations', 'missingHindi hi/names.yaml hi/ Wardha.locations'],
    edited('agency.yaml', '- Delhi NCR', '- Delhi NCR\n  - Lakepur\n  - Wardha'),
  ],
  [
    'a role whose lines for a resume do not all have a Hindi meaning',
    ['missingHindi hi/resume-lines/orchard-keeper.yaml hi/resume-lines/ Orchard keeper'],
    edited('hi/resume-lines/orchard-keeper.yaml', 'Climbs ladders', 'Climbs'),
  ],
  [
    'an entry that no page names: it is on the site because it exists',
    ['clients clients/oak.yaml sample', 'missingHindi hi/clients/oak.yaml hi/clients/ Oak'],
    client('Oak'),
  ],
  [
    'a link at which nobody has looked for a year',
    ['outside official-links/orchard-board.yaml official-links/ Orchard board (orchards.example).checked'],
    edited('official-links/orchard-board.yaml', /^checked: .*/m, ''),
  ],
  [
    'a legal text that is a year old',
    ['legal legal/terms.yaml texts', 'facts legal/terms.yaml legal/ Terms of the fixture.changed'],
    edited('legal/terms.yaml', /^changed: .*/m, 'changed: "2020-01-31"'),
  ],
  [
    'amounts that are past their revision, or known from a copy',
    [
      'missingHindi hi/pay/fixture-board.yaml hi/pay/ Orchard rates Minimum wages of Fixture State Survey of the fixture Linked',
      'facts pay/fixture-board.yaml pay/ Orchard rates.figures.against Minimum wages of Fixture State.figures.checked',
    ],
    {
      ...edited('pay/fixture-board.yaml', 'publisher', 'copy'),
      'pay/linked.yaml': 'name: Linked\nlink: orchard-board\n',
    },
  ],
  [
    'a text about the agency that changed since it was read',
    ['values pages/companies.yaml texts'],
    companies('Other words.'),
  ],
])('left is %s', (_, expected, changes) => {
  const left = inShort(tasksWith(changes));
  expect(left.filter((one) => !before.includes(one))).toEqual(expected);
});

test('a file has something to do, is not read yet, is ready, or has a mistake', () => {
  const pune = edited('cities/hillpur.yaml', 'Hillpur', 'Pune', 'cities/pune.yaml');
  const tasks = tasksWith({ ...pune, 'cities/shimla.yaml': 'name:' });
  const states = statesOf(tasks);
  const stateOf = (name: string) => states.get(`${name}.yaml`);
  expect(['agency', 'cities/pune', 'cities/lakepur', 'cities/shimla'].map(stateOf)).toEqual([
    'toDo',
    'unread',
    undefined,
    'broken',
  ]);
});

test('each finding is printed under a heading: what to write, and where the desk has it', () => {
  const print = (tasks: Tasks, files: Files = {}) =>
    stripVTControlCharacters(printTasks(tasks, new Map(Object.entries(files))));
  expect(print({ findings: [], warnings: [], facts: [] })).toBe('Ready to launch');
  const cities = Array.from({ length: 9 }, (_, index) =>
    edited('cities/hillpur.yaml', 'Hillpur', `City ${index}`, `cities/c${index}.yaml`),
  );
  const named = edited('agency.yaml', /^name: .*/m, 'name: Sangam Talent Partners');
  const files = Object.assign(companies('We work.'), named, ...cities);
  const tasks = tasksWith(files);
  const line = named['agency.yaml']?.split('\n').findIndex((text) => text.startsWith('name: '));
  const { findings } = tasks;
  expect(print({ ...tasks, findings: findings.slice(0, 1) })).toMatch(/\n1 thing left\./);
  const printed = print(tasks, files);
  // The form and the field have the names that the desk shows.
  for (const part of [
    /^Texts to read, and placeholders to replace\n/,
    /\n\nRead it back: clients, people and testimonials\n/,
    `agency.yaml:${Number(line) + 1} name: `,
    /\n\S*agency\.yaml:\d+ name: Write your own\. .* Now: "Sangam Talent Partners" \(a name of the sample\)\. In the editor: The agency: Agency's name\.\n/,
    /\n\S*pages\/companies\.yaml:1 texts: Change what is not right .* In the editor: List of all companies\.\n/,
    /cities\/: Read these pages, .*: City 0, .*, City 6 and 2 more\.\n/,
    `\n${findings.length} things left.`,
  ])
    expect(printed).toMatch(part);
});

test('what would show that an agency is real is asked for, with the reason, until it is there', () => {
  const asked = (values: string, services = 'list: []\n') =>
    tasksIn(
      new Map([
        ['agency.yaml', values],
        ['pages/services.yaml', services],
      ]),
    ).warnings.flatMap(({ group, what, write }) => (group === 'evidence' && write ? [what] : []));
  expect(asked('name: Oak\n')).toEqual(['legal.gstin', 'legal.licences', 'terms']);
  const terms = 'terms:\n  title: Terms\n';
  expect(asked('claims:\n  placement: 80\n', terms)).toEqual([
    'claims.basis',
    'legal.gstin',
    'legal.licences',
  ]);
  expect(asked('legal:\n  gstin: 07AAACO1234A1Z5\n  licences: []\n', terms)).toEqual([]);
});
