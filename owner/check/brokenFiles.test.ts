import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findEntryProblems } from './findEntryProblems.ts';

const project = process.cwd();
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'broken-'));
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  process.chdir(copy);
});

beforeEach(() => {
  rmSync('content', { recursive: true, force: true });
  cpSync(join(project, 'content'), 'content', { recursive: true });
});

afterAll(() => {
  process.chdir(project);
  rmSync(copy, { recursive: true });
});

/** Where a text stands in a file, counted from 1. */
const lineOf = (file: string, text: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

const agra = 'content/cities/agra.yaml';
const delivery = 'content/jobs/delivery.yaml';
const agency = 'content/agency.yaml';

type Broken = {
  what: string;
  file: string;
  from: string | RegExp;
  to: string;
  /** A text on the line that is to be named. */
  at: string;
  path: string;
  found: RegExp;
  allowed: RegExp;
};

/** What an owner gets wrong, one at a time. */
const broken: Broken[] = [
  {
    what: 'a misspelt field',
    file: agra,
    from: 'commute:',
    to: 'comute:',
    at: 'comute:',
    path: 'comute',
    found: /Most people ride/,
    allowed: /^did you mean commute\? the fields are name, state/,
  },
  {
    what: 'a misspelt field within a part',
    file: delivery,
    from: '    hint: Say at once',
    to: '    hnt: Say at once',
    at: 'hnt:',
    path: 'questions.1.hnt',
    found: /Say at once/,
    allowed: /^did you mean hint\? the fields are question, hint$/,
  },
  {
    what: 'a field that is needed',
    file: delivery,
    from: /^ {4}hint: Say at once.*\n/m,
    to: '',
    at: 'question: Your cash is short',
    path: 'questions.1.hint',
    found: /^nothing$/,
    allowed: /^this field is needed: a line of text/,
  },
  {
    what: 'a reference that is nearly right',
    file: delivery,
    from: '  - logistics',
    to: '  - logistcs',
    at: '- logistcs',
    path: 'departments.0',
    found: /^"logistcs"$/,
    allowed: /^did you mean logistics\? the name of a file in content\/departments\//,
  },
  {
    what: 'a reference by its name instead of its slug',
    file: delivery,
    from: '  - logistics',
    to: '  - Data Science',
    at: '- Data Science',
    path: 'departments.0',
    found: /^"Data Science"$/,
    allowed: /^did you mean data-science\?/,
  },
  {
    what: 'a reference to nothing like it',
    file: delivery,
    from: '  - logistics',
    to: '  - astronomy',
    at: '- astronomy',
    path: 'departments.0',
    found: /^"astronomy"$/,
    allowed: /^the name of a file in content\/departments\/.*: admin, advertising, .*security$/,
  },
  {
    what: 'an icon that there is not',
    file: 'content/industries/media.yaml',
    from: /icon: .*/,
    to: 'icon: mobil',
    at: 'icon:',
    path: 'icon',
    found: /^"mobil"$/,
    allowed: /one of .*,/,
  },
  {
    what: 'a place that the form does not have',
    file: agra,
    from: 'employers:',
    to: 'preferredLocation: Mumbay\nemployers:',
    at: 'preferredLocation:',
    path: 'preferredLocation',
    found: /^"Mumbay"$/,
    allowed: /^did you mean Mumbai\? one of Delhi NCR, Mumbai/,
  },
  {
    what: 'a misspelt kind',
    file: delivery,
    from: 'kind: role',
    to: 'kind: rol',
    at: 'kind:',
    path: 'kind',
    found: /^"rol"$/,
    allowed: /^did you mean role\? one of role, mode, type, level, shift$/,
  },
  {
    what: 'a number with a comma',
    file: agra,
    from: 'latitude: 27.18',
    to: 'latitude: 27,18',
    at: 'latitude:',
    path: 'latitude',
    found: /^"27,18"$/,
    allowed: /^did you mean 27\.18\? a number from 6 to 37\.5, without quotes/,
  },
  {
    what: 'a place outside India',
    file: agra,
    from: 'longitude: 78.01',
    to: 'longitude: 7.801',
    at: 'longitude:',
    path: 'longitude',
    found: /^7\.801$/,
    allowed: /^a number from 68 to 97\.5.*Decimal degrees east/,
  },
  {
    what: 'a number where a text is wanted',
    file: agency,
    from: '"110001"',
    to: '110001',
    at: 'postalCode:',
    path: 'address.postalCode',
    found: /^110001$/,
    allowed: /^did you mean "110001"\? a line of text/,
  },
  {
    what: 'a word where true or false is wanted',
    file: agency,
    from: /^ {4}confirmed: false/m,
    to: '    confirmed: yes',
    at: 'confirmed: yes',
    path: 'claims.experience.confirmed',
    found: /^"yes"$/,
    allowed: /^did you mean true\? true or false, without quotes/,
  },
  {
    what: 'a title that is too long',
    file: agra,
    from: 'title: Jobs in Agra',
    to: `title: ${'Jobs in Agra '.repeat(6)}!`,
    at: 'title:',
    path: 'title',
    found: /79 characters/,
    allowed: /^a text of at most 65 characters/,
  },
  {
    what: 'a list that is too short',
    file: agra,
    from: /^advice:\n(.*\n){2}/m,
    to: 'advice:\n',
    at: 'advice:',
    path: 'advice',
    found: /^a list of 1$/,
    allowed: /^a list of 2 to 4: each begins with "- "/,
  },
  {
    what: 'a phone number that is none',
    file: agency,
    from: '- +91 00000 00000',
    to: '- 98765 43210',
    at: '98765',
    path: 'phones.0',
    found: /^"98765 43210"$/,
    allowed: /international format, such as \+91/,
  },
  {
    what: 'a colon in a text of a list',
    file: agra,
    from: '  - Hotels staff up before the winter. Ask in the late summer, not in December.',
    to: '  - Note: ask in the late summer',
    at: '- Note:',
    path: 'advice.0',
    found: /^a part with the fields Note$/,
    allowed: /^did you mean "Note: ask in the late summer"\?/,
  },
  {
    what: 'a colon in the text of a field',
    file: agra,
    from: 'headline: Work in Agra',
    to: 'headline: Agra: work',
    at: 'headline:',
    path: 'headline',
    found: /^a text with ": " in it: Agra: work$/,
    allowed: /^headline: "Agra: work"$/,
  },
  {
    what: 'a quote that is never closed',
    file: agra,
    from: 'headline: Work in Agra',
    to: 'headline: "Work in Agra',
    at: 'headline:',
    path: 'headline',
    found: /begins with " and does not end with it/,
    allowed: /^headline: "Work in Agra"$/,
  },
  {
    what: 'a quote that is never closed, in a file without another',
    file: 'content/clients/chinar-diagnostics.yaml',
    from: 'industry: Healthcare',
    to: 'industry: "Healthcare',
    at: 'industry:',
    path: 'industry',
    found: /begins with " and does not end with it/,
    allowed: /^industry: "Healthcare"$/,
  },
  {
    what: 'an apostrophe within single quotes',
    file: agra,
    from: 'headline: Work in Agra',
    to: "headline: 'Agra's work'",
    at: 'headline:',
    path: 'headline',
    found: /after the closing quote/,
    allowed: /^headline: "Agra's work"$/,
  },
  {
    what: 'a text that begins with a sign that YAML keeps for itself',
    file: agra,
    from: 'headline: Work in Agra',
    to: 'headline: *Work* in Agra',
    at: 'headline:',
    path: 'headline',
    found: /begins with \*/,
    allowed: /^headline: "\*Work\* in Agra"$/,
  },
  {
    what: 'a tab',
    file: agency,
    from: '  role: Founder',
    to: '\trole: Founder',
    at: '\trole',
    path: 'role',
    found: /a tab at the beginning/,
    allowed: /spaces, two for each step/,
  },
  {
    what: 'a line that stands too far to the right',
    file: agra,
    from: 'state: Uttar',
    to: '  state: Uttar',
    at: '  state:',
    path: 'state',
    found: /begins with 2 spaces: state: Uttar/,
    allowed: /as many spaces as the lines around it/,
  },
  {
    what: 'a list whose lines do not stand below each other',
    file: agra,
    from: '  - chef',
    to: ' - chef',
    at: ' - chef',
    path: '(the whole file)',
    found: /begins with 1 space: - chef/,
    allowed: /as many spaces/,
  },
  {
    what: 'a forgotten colon',
    file: agra,
    from: 'state: Uttar Pradesh',
    to: 'state Uttar Pradesh',
    at: 'state Uttar',
    path: '(the whole file)',
    found: /a line without ": ": state Uttar Pradesh/,
    allowed: /^state: Uttar Pradesh$/,
  },
  {
    what: 'a field that stands twice',
    file: agra,
    from: 'state: Uttar Pradesh',
    to: 'state: Uttar Pradesh\nname: Agra again',
    at: 'name: Agra again',
    path: 'name',
    found: /"name" a second time; line \d+ has it as well/,
    allowed: /delete one/,
  },
  {
    what: 'an item of a list that could also be a word',
    file: 'content/read.yaml',
    from: /^cities:.*$/m,
    to: 'cities:\n  - agraa',
    at: '- agraa',
    path: 'cities.0',
    found: /^"agraa"$/,
    allowed: /^did you mean agra\? the name of a file in content\/cities\//,
  },
  {
    what: 'neither the word nor the list',
    file: 'content/read.yaml',
    from: /^cities:.*$/m,
    to: 'cities: 7',
    at: 'cities: 7',
    path: 'cities',
    found: /^7$/,
    allowed: /^all, or a list: each begins with "- "/,
  },
  {
    what: 'an empty file',
    file: agra,
    from: /[\s\S]*/,
    to: '',
    at: '',
    path: '(the whole file)',
    found: /^an empty file$/,
    allowed: /these fields, each on a line of its own: name, state, latitude/,
  },
];

describe('the check names file, line, field and cure for', () => {
  test.each(broken)('$what', ({ file, from, to, at, path, found, allowed }) => {
    const before = readFileSync(file, 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(file, after);
    const line = lineOf(file, at);
    const problem = findEntryProblems().find((one) => one.path === path);
    expect(problem).toMatchObject({ file, line });
    expect(problem?.found).toMatch(found);
    expect(problem?.allowed).toMatch(allowed);
  });
});

describe('the check names the better place for', () => {
  test.each([
    ['another extension', 'content/cities/shimla.yml', 'content/cities/shimla.yaml'],
    ['another format', 'content/jobs/welder.md', 'content/jobs/welder.yaml'],
    ['a misspelt folder', 'content/citys/shimla.yaml', 'content/cities/shimla.yaml'],
    ['capital letters and spaces', 'content/cities/New Agra.yaml', 'new-agra.yaml'],
  ])('%s', (_, file, better) => {
    cpSync(agra, file);
    const problem = findEntryProblems().find((one) => one.file === file);
    expect(problem?.allowed).toContain(`did you mean ${better}?`);
  });
});

test('a misspelt kind hides no other problem of its file', () => {
  writeFileSync(
    delivery,
    readFileSync(delivery, 'utf8').replace('kind: role', 'kind: rol').replace('day:', 'dya:'),
  );
  expect(findEntryProblems().map(({ path }) => path)).toEqual(['kind', 'day', 'dya']);
});

test.each([
  ['a tab', agency, '  sample: true', '\tsample: true'],
  ['an unclosed quote', agency, 'name: Sangam', 'name: "Sangam'],
])('%s is one problem, not one for every line after it', (_, file, from, to) => {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  expect(findEntryProblems()).toHaveLength(1);
});

test('a page of rules can not take the address of a page of the site', () => {
  renameSync('content/legal/job-fraud.yaml', 'content/legal/about.yaml');
  expect(findEntryProblems()).toMatchObject([
    { file: 'content/legal/about.yaml', found: expect.stringContaining('/about') },
  ]);
});

test("a computer's hidden files are no problem", () => {
  writeFileSync('content/cities/.DS_Store', '');
  expect(findEntryProblems()).toEqual([]);
});

test('the build stops and prints every problem of every file', () => {
  writeFileSync(agra, readFileSync(agra, 'utf8').replace('latitude: 27.18', 'latitude: north'));
  writeFileSync(delivery, readFileSync(delivery, 'utf8').replace('  - logistics', '  - logistcs'));
  const command = join(project, 'owner/check/command.ts');
  const run = () => execFileSync('node', [command], { encoding: 'utf8', stdio: 'pipe' });
  expect(run).toThrow(
    expect.objectContaining({
      status: 1,
      stderr: expect.stringMatching(
        /^content\/cities\/agra\.yaml:\d+ latitude\n {2}found: {3}"north"\n {2}allowed: a number from 6 to 37\.5.*\ncontent\/jobs\/delivery\.yaml:\d+ departments\.0\n[\s\S]*\n2 problems in content\/\n$/,
      ),
    }),
  );
});
