import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { slugOf } from '#schemas/slug.ts';
import { line } from '#schemas/text.ts';
import { contentPath, temporaryContent } from '../../tests/support/temporaryContent.ts';
import { jsonSchemaOf } from './collections.ts';
import { textProblems } from './findProblems.ts';

const schema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('role'),
    name: line.max(20).describe('As it is called.'),
    intro: line.min(5).max(60),
    latitude: z.number().min(6).max(37.5).describe('Decimal degrees north.'),
    open: z.boolean(),
    place: z.enum(['Delhi NCR', 'Mumbai']).optional(),
    website: z.url({ protocol: /^https$/, error: 'a whole address that begins with https://' }),
    departments: z.array(slugOf('departments')).min(1),
    pages: z.union([z.literal('all'), z.array(slugOf('departments'))]),
    advice: z.array(line).min(2).max(4),
    questions: z.array(z.strictObject({ question: line, hint: line })),
    postalCode: line,
  }),
  z.strictObject({ kind: z.literal('mode'), name: line }),
]);
const schemas = { schema, json: jsonSchemaOf(schema) };

const text = `# A comment.
kind: role
name: Rider
intro: You ride and you wait.
latitude: 27.18
open: false
website: https://www.ride.in
departments:
  - logistics
  - sales
pages: all
advice:
  - Wear a helmet.
  - Note the meter.
questions:
  - question: Why us?
    hint: Say what you like.
postalCode: "110001"
`;

const file = 'jobs/rider.yaml';

/** The problems of the text with one part of it replaced, and the line on which the new part begins. */
function problemsAfter(from: string, to: string) {
  expect(text).toContain(from);
  const departments = ['logistics', 'sales', 'data-science'].map((slug) => [`departments/${slug}.yaml`, '']);
  temporaryContent(Object.fromEntries(departments));
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  return { line, problems: textProblems(file, text.replace(from, to), schemas) };
}

test('a text that meets its schema has no problem', () => {
  expect(problemsAfter('kind', 'kind').problems).toEqual([]);
});

// Columns: what an owner gets wrong, the right text, the wrong text, and path, "found" and "allowed" of the problem.
const wrongValues: [string, string, string, string, string | RegExp, RegExp][] = [
  [
    'a misspelt field',
    'latitude:',
    'lattitude:',
    'lattitude',
    '27.18',
    /^did you mean latitude\? the fields are kind, name, /,
  ],
  [
    'an unknown field',
    'open: false',
    'open: false\nfax: 12',
    'fax',
    '12',
    /^no such field here\. the fields are kind/,
  ],
  [
    'a misspelt field inside a part',
    '    hint:',
    '    hnt:',
    'questions.0.hnt',
    /Say what/,
    /^did you mean hint\? the fields are question, hint$/,
  ],
  ['a missing field', 'open: false\n', '', 'open', 'nothing', /^this field is needed: true or false/],
  ['an empty field', 'Rider', '""', 'name', '""', /^one line of text that is not empty/],
  ['a field without a value', 'false', '', 'open', 'nothing', /^true or false/],
  [
    'a reference that is nearly right',
    '- logistics',
    '- logistcs',
    'departments.0',
    '"logistcs"',
    /^did you mean logistics\? the name of a file in .*\/departments\//,
  ],
  [
    'a reference by name',
    '- sales',
    '- Data Science',
    'departments.1',
    '"Data Science"',
    /^did you mean data-science\?/,
  ],
  [
    'a reference to nothing',
    '- sales',
    '- astronomy',
    'departments.1',
    '"astronomy"',
    /: data-science, logistics, sales$/,
  ],
  [
    'a wrong item where a word could stand',
    ' all',
    '\n  - saless',
    'pages.0',
    '"saless"',
    /^did you mean sales\?/,
  ],
  ['neither the word nor the list', 'all', '7', 'pages', '7', /^all, or a list/],
  [
    'a misspelt choice',
    'open: false',
    'open: false\nplace: Mumbay',
    'place',
    '"Mumbay"',
    /^did you mean Mumbai\? one of Delhi NCR, Mumbai$/,
  ],
  ['a misspelt kind', 'kind: role', 'kind: rol', 'kind', '"rol"', /^did you mean role\? one of role, mode$/],
  [
    'a number with a comma',
    '27.18',
    '27,18',
    'latitude',
    '"27,18"',
    /^did you mean 27\.18\? a number from 6 to 37\.5, without quotes\. Decimal degrees north\.$/,
  ],
  ['a number that is too large', '27.18', '271.8', 'latitude', '271.8', /^a number from 6 to 37\.5/],
  [
    'a number where a text is wanted',
    '"110001"',
    '110001',
    'postalCode',
    '110001',
    /^did you mean "110001"\? a line of text/,
  ],
  ['a word where true or false is wanted', 'false', 'no', 'open', '"no"', /^true or false, without quotes$/],
  [
    'a text that is too long',
    'Rider',
    'Rider '.repeat(20),
    'name',
    /119 characters/,
    /^a text of at most 20 characters\. As it is called\.$/,
  ],
  [
    'a text that is too short',
    'You ride and you wait.',
    'Go',
    'intro',
    '"Go"',
    /^a text of 5 to 60 characters$/,
  ],
  [
    'a list that is too short',
    '  - Note the meter.\n',
    '',
    'advice',
    'a list of 1',
    /^a list of 2 to 4: each begins with "- "/,
  ],
  [
    'what the schema has words of its own for',
    'https:',
    'http:',
    'website',
    '"http://www.ride.in"',
    /^a whole address that begins with https/,
  ],
  [
    'a colon in a text of a list',
    '- Note the meter.',
    '- Note: the meter',
    'advice.1',
    'a part with the fields Note',
    /^did you mean "Note: the meter"\?/,
  ],
];

describe('the check names line, field, what was found and what is allowed for', () => {
  test.each(wrongValues)('%s', (_, from, to, path, found, allowed) => {
    const { line, problems } = problemsAfter(from, to);
    const problem = problems.find((one) => one.path === path);
    expect(problem).toMatchObject({ file, found: expect.stringMatching(found) });
    expect(problem?.allowed).toMatch(allowed);
    // A missing field has the line of what it should stand in; one that comes on a new line has that line.
    const isOnItsLine = to !== '' && !to.includes('\n');
    if (isOnItsLine) expect(problem?.line).toBe(line);
  });

  test('an empty file', () => {
    expect(textProblems(file, '', schemas)).toMatchObject([
      { line: 1, path: '(the whole file)', found: 'an empty file' },
    ]);
  });
});

test('all problems of a file are told at once, in the order of its lines', () => {
  const broken = text.replace('kind: role', 'kind: rol').replace('name:', 'nmae:').replace('false', '7');
  temporaryContent({ 'departments/logistics.yaml': '', 'departments/sales.yaml': '' });
  expect(textProblems(file, broken, schemas).map(({ path }) => path)).toEqual([
    'kind',
    'name',
    'nmae',
    'open',
  ]);
});

const notYaml: [string, string, string, string, RegExp][] = [
  ['a colon in a text', 'name: Rider', 'name: Rider: by bike', 'name', /^name: "Rider: by bike"$/],
  ['a quote that is never closed', 'name: Rider', 'name: "Rider', 'name', /^name: "Rider"$/],
  [
    'an apostrophe between single quotes',
    'name: Rider',
    "name: 'Rider's work'",
    'name',
    /^name: "Rider's work"$/,
  ],
  ['a sign that YAML keeps for itself', 'name: Rider', 'name: @ Rider', 'name', /^name: "@ Rider"$/],
  ['an asterisk', 'name: Rider', 'name: *Rider*', 'name', /^name: "\*Rider\*"$/],
  ['a brace', 'name: Rider', 'name: {agency} riders', 'name', /^name: "\{agency\} riders"$/],
  ['a tab', '    hint', '\thint', 'hint', /^spaces, two for each step$/],
  [
    'a line too far to the right',
    'latitude',
    '  latitude',
    'latitude',
    /^as many spaces at its beginning as the lines around it/,
  ],
  ['a line of a list out of its column', '  - sales', ' - sales', '(the whole file)', /^as many spaces/],
  ['a forgotten colon', 'name: Rider', 'name Rider', '(the whole file)', /^name: Rider$/],
  ['a field that stands twice', 'name: Rider', 'kind: role', 'kind', /delete one of the two$/],
  ['three hyphens', 'pages:', '---\npages:', '(the whole file)', /delete it$/],
];

describe('what is not YAML is one problem at its line, with its cure:', () => {
  test.each(notYaml)('%s', (_, from, to, path, allowed) => {
    const { line, problems } = problemsAfter(from, to);
    expect(problems).toEqual([
      { file, line, path, found: expect.any(String), allowed: expect.stringMatching(allowed) },
    ]);
  });
});

test('messages name the content folder', () => {
  const { problems } = problemsAfter('- logistics', '- logistcs');
  expect(problems[0]?.allowed).toContain(contentPath('departments'));
});
