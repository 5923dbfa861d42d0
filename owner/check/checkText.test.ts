import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { slugOf } from '#schemas/slug.ts';
import { line as oneLineText } from '#schemas/text.ts';
import { contentPath } from '../../tests/support/temporaryContent.ts';

import { checkText } from './checkText.ts';

const schema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('role'),
    name: oneLineText.max(20).describe('As it is called.'),
    intro: oneLineText.min(5).max(60),
    latitude: z.number().min(6).max(37.5).describe('Decimal degrees north.'),
    open: z.boolean(),
    place: z.enum(['Delhi NCR', 'Mumbai']).optional(),
    website: z.url({ protocol: /^https$/, error: 'a full address that begins with https://' }),
    departments: z.array(slugOf('departments')).min(1),
    advice: z.array(oneLineText).min(2).max(4),
    questions: z.array(z.strictObject({ question: oneLineText, hint: oneLineText })),
    postalCode: oneLineText,
  }),
  z.strictObject({ kind: z.literal('mode'), name: oneLineText }),
]);
const collection = { pattern: 'jobs/*.yaml', schema };
const content = new Map(
  ['logistics', 'sales', 'data-science'].map((slug) => [`departments/${slug}.yaml`, '']),
);

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
advice:
  - Wear a helmet.
  - Note the meter.
questions:
  - question: Why us?
    hint: Say what you like.
postalCode: "110001"
`;

const file = 'jobs/rider.yaml';

/** The problems after one part of the text is replaced, and the line on which the new part begins. */
function problemsAfter(from: string, to: string) {
  expect(text).toContain(from);
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  return { line, problems: checkText(file, text.replace(from, to), collection, content) };
}

test('a valid text has no problems', () => {
  expect(problemsAfter('kind', 'kind').problems).toEqual([]);
});

// Columns: the mistake, the right text, the wrong text, and the problem's path, "found" and "allowed".
const mistakes: [string, string, string, string, string | RegExp, RegExp][] = [
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
    /^this field does not exist\. the fields are kind/,
  ],
  [
    'a misspelt field inside a group',
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
    'a misspelt reference',
    '- logistics',
    '- logistcs',
    'departments.0',
    '"logistcs"',
    /^did you mean logistics\? the name of a file in .*\/departments\//,
  ],
  [
    'a name instead of a slug',
    '- sales',
    '- Data Science',
    'departments.1',
    '"Data Science"',
    /^did you mean data-science\?/,
  ],
  [
    'a reference to a missing file',
    '- sales',
    '- astronomy',
    'departments.1',
    '"astronomy"',
    /: data-science, logistics, sales$/,
  ],
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
    'a number instead of a text',
    '"110001"',
    '110001',
    'postalCode',
    '110001',
    /^did you mean "110001"\? a line of text/,
  ],
  ['a word instead of true or false', 'false', 'no', 'open', '"no"', /^true or false, without quotes$/],
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
    'a list of 1 item',
    /^a list of 2 to 4 items: each item is on its own line and begins with "- "$/,
  ],
  [
    'a value with its own message in the schema',
    'https:',
    'http:',
    'website',
    '"http://www.ride.in"',
    /^a full address that begins with https/,
  ],
  [
    'a colon in a text of a list',
    '- Note the meter.',
    '- Note: the meter',
    'advice.1',
    'a group with the fields Note',
    /^did you mean "Note: the meter"\?/,
  ],
];

describe('the problem names the line, the field, what was found and what is allowed:', () => {
  test.each(mistakes)('%s', (_, from, to, path, found, allowed) => {
    const { line, problems } = problemsAfter(from, to);
    const problem = problems.find((candidate) => candidate.path === path);
    expect(problem).toMatchObject({ file, found: expect.stringMatching(found) });
    expect(problem?.allowed).toMatch(allowed);
    // A change that deletes or adds a line moves the problem to another line, which is not checked.
    const replacesOneLine = to !== '' && !to.includes('\n');
    if (replacesOneLine) expect(problem?.line).toBe(line);
  });

  test('an empty file', () => {
    expect(checkText(file, '', collection, content)).toMatchObject([
      { line: 1, path: '(the whole file)', found: 'an empty file' },
    ]);
  });
});

test('all problems of a file are reported together, in the order of its lines', () => {
  const broken = text.replace('kind: role', 'kind: rol').replace('name:', 'nmae:').replace('false', '7');
  expect(checkText(file, broken, collection, content).map(({ path }) => path)).toEqual([
    'kind',
    'name',
    'nmae',
    'open',
  ]);
});

const invalidYaml: [string, string, string, string, RegExp][] = [
  ['a colon in a text', 'name: Rider', 'name: Rider: by bike', 'name', /^name: "Rider: by bike"$/],
  ['a quote that is never closed', 'name: Rider', 'name: "Rider', 'name', /^name: "Rider"$/],
  [
    'an apostrophe between single quotes',
    'name: Rider',
    "name: 'Rider's work'",
    'name',
    /^name: "Rider's work"$/,
  ],
  ['a character that is reserved in YAML', 'name: Rider', 'name: @ Rider', 'name', /^name: "@ Rider"$/],
  ['an asterisk', 'name: Rider', 'name: *Rider*', 'name', /^name: "\*Rider\*"$/],
  ['a brace', 'name: Rider', 'name: {agency} riders', 'name', /^name: "\{agency\} riders"$/],
  ['a tab', '    hint', '\thint', 'hint', /^spaces instead of tabs, two for each level$/],
  [
    'a line too far to the right',
    'latitude',
    '  latitude',
    'latitude',
    /the same number of spaces before all fields/,
  ],
  [
    'a list item with the wrong indent',
    '  - sales',
    ' - sales',
    '(the whole file)',
    /the same number of spaces before all fields/,
  ],
  [
    'a forgotten colon',
    'name: Rider',
    'name Rider',
    '(the whole file)',
    /^each text on one line, after its field, a colon and a space/,
  ],
  ['a duplicate field', 'name: Rider', 'kind: role', 'kind', /delete one of the two$/],
  ['three hyphens', 'advice:', '---\nadvice:', '(the whole file)', /delete this line$/],
];

describe('invalid YAML is one problem at its line, with the correct line:', () => {
  test.each(invalidYaml)('%s', (_, from, to, path, allowed) => {
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
