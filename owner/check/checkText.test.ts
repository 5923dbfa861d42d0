import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { slugOf } from '#schemas/slug.ts';
import { line as oneLineText } from '#schemas/text.ts';
import { contentPath } from '../../tests/support/temporaryContent.ts';

import { checkText } from './checkText.ts';
import type { Problem } from './problem.ts';

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

/** A problem as `path: what was found; what is allowed`. */
const read = ({ path, found, allowed }: Problem) => `${path.join('.')}: ${found}; ${allowed}`;

const aFile = `the name of a file in ${contentPath('departments')}/, without ".yaml"`;

test.each([
  ['latitude:', 'lattitude:', 'lattitude: 27.18; did you mean latitude? the fields are kind, name, '],
  ['open: false', 'open: false\nfax: 12', 'fax: 12; this field does not exist. the fields are kind'],
  ['    hint:', '    hnt:', 'questions.0.hnt: "Say what you like."; did you mean hint? the fields are'],
  ['open: false\n', '', 'open: nothing; this field is needed: true or false'],
  ['Rider', '""', 'name: ""; one line of text that is not empty'],
  ['false', '', 'open: nothing; true or false'],
  ['- logistics', '- logistcs', `departments.0: "logistcs"; did you mean logistics? ${aFile}`],
  ['- sales', '- Data Science', 'departments.1: "Data Science"; did you mean data-science?'],
  ['- sales', '- astronomy', `departments.1: "astronomy"; ${aFile}: data-science, logistics, sales`],
  ['open:', 'place: Mumbay\nopen:', 'place: "Mumbay"; did you mean Mumbai? one of Delhi NCR, Mumbai'],
  ['kind: role', 'kind: rol', 'kind: "rol"; did you mean role? one of role, mode'],
  ['27.18', '27,18', 'latitude: "27,18"; a number from 6 to 37.5.'],
  ['27.18', '271.8', 'latitude: 271.8; a number from 6 to 37.5. Decimal degrees north.'],
  ['"110001"', '110001', 'postalCode: 110001; did you mean "110001"? a line of text'],
  ['false', 'no', 'open: "no"; true or false'],
  ['Rider', 'Rider '.repeat(20), '(119 characters); a text of at most 20 characters. As it is called.'],
  ['You ride and you wait.', 'Go', 'intro: "Go"; a text of 5 to 60 characters'],
  ['  - Note the meter.\n', '', 'advice: a list of 1 item; a list of 2 to 4 items'],
  ['https:', 'http:', 'website: "http://www.ride.in"; a full address that begins with https'],
  ['the meter.', ': the meter', 'advice.1: a group with the fields Note; did you mean "Note: the meter"?'],
])('%s as %s is a problem of its line, with what was found and what is allowed', (from, to, expected) => {
  const { line, problems } = problemsAfter(from, to);
  const problem = problems.find((found) => read(found).includes(expected));
  expect(problem, problems.map(read).join('\n')).toBeDefined();
  // A change that deletes or adds a line moves the problem to another line, which is not checked.
  if (to !== '' && !to.includes('\n')) expect(problem?.line).toBe(line);
});

test.each([
  ['kind: role', 'kind: "role', 'kind: "role"'],
  ['name: Rider', "name: 'Rider, at night", `name: "'Rider, at night"`],
  ['- Wear', '- "Wear', '- "Wear a helmet."'],
  ['- question: Why us?', '- question: "Why us?', '- question: "Why us?"'],
])('%s as %s, with an end at a later quote or nowhere, is one problem at its line', (from, to, allowed) => {
  const { line, problems } = problemsAfter(from, to);
  expect(problems).toEqual([expect.objectContaining({ line, allowed })]);
});

test('an empty file is a problem; all problems of a file are reported together, in the order of its lines', () => {
  const problemsOf = (given: string) =>
    checkText(file, given, collection, content).map(({ line, path, found }) => [line, path.join('.'), found]);
  expect(problemsOf(text)).toEqual([]);
  expect(problemsOf('')).toEqual([[1, '', 'an empty file']]);
  const broken = text.replace('kind: role', 'kind: rol').replace('name:', 'nmae:').replace('false', '7');
  expect(problemsOf(broken).map(([, path]) => path)).toEqual(['kind']);
});

const indent = 'the same number of spaces before all fields';
const whole = '';

test.each([
  ['name: Rider', 'name: Rider: by bike', 'name', 'name: "Rider: by bike"'],
  ['name: Rider', 'name: "Rider', 'name', 'name: "Rider"'],
  ['name: Rider', "name: 'Rider's work'", 'name', 'name: "Rider\'s work"'],
  ['name: Rider', 'name: @ Rider', 'name', 'name: "@ Rider"'],
  ['name: Rider', 'name: *Rider*', 'name', 'name: "*Rider*"'],
  ['name: Rider', 'name: {agency} riders', 'name', 'name: "{agency} riders"'],
  ['    hint', '\thint', 'hint', 'spaces instead of tabs, two for each level'],
  ['latitude', '  latitude', 'latitude', indent],
  ['  - sales', ' - sales', whole, indent],
  ['name: Rider', 'name Rider', whole, 'each text on one line, after its field, a colon and a space'],
  ['name: Rider', 'kind: role', 'kind', 'delete one of the two'],
  ['advice:', '---\nadvice:', whole, 'delete this line'],
])('%s as %s is invalid YAML: one problem at its line, with the correct line', (from, to, path, allowed) => {
  const { line, problems } = problemsAfter(from, to);
  expect(problems).toEqual([
    {
      file,
      line,
      path: path ? [path] : [],
      found: expect.any(String),
      allowed: expect.stringContaining(allowed),
    },
  ]);
});
