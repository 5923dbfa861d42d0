import { describe, expect, test } from 'vitest';
import { type ContactValues, contactProblems, homeProblems } from './validation.ts';

const filled: ContactValues = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '98765 43210',
  company: 'Neem & Sons',
  preferredLocation: 'Pune',
  message: 'Accounts work',
  resume: { name: 'asha.pdf', size: 1 },
};
const empty: ContactValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  preferredLocation: '',
  message: '',
};

test.each(['application', 'hiring-request'] as const)('a complete %s has no errors', (kind) => {
  expect(contactProblems(kind, filled)).toEqual([]);
});

test('each mode requires its own fields, in the order in which they are shown', () => {
  const missing = (kind: 'application' | 'hiring-request') =>
    contactProblems(kind, empty).map(({ field, problem }) => `${field} ${problem}`);
  expect(missing('application')).toEqual([
    'name missing',
    'email missing',
    'phone missing',
    'preferredLocation missing',
    'resume missing',
    'message missing',
  ]);
  expect(missing('hiring-request')).toEqual([
    'name missing',
    'email missing',
    'phone missing',
    'company missing',
    'message missing',
  ]);
});

test('the home form requires name, email and message', () => {
  expect(homeProblems({ name: 'Asha', email: 'asha@', message: '\n \n' })).toEqual([
    { field: 'email', problem: 'malformed' },
    { field: 'message', problem: 'missing' },
  ]);
  expect(homeProblems({ name: 'Asha', email: 'asha@example.in', message: 'Hello' })).toEqual([]);
});

describe.each(['name', 'phone', 'company', 'message'] as const)('%s', (field) => {
  const problems = (text: string) => contactProblems('hiring-request', { ...filled, [field]: text });

  test.each(['   ', '\u00a0', '\n \n', '\u200b', '\u2800'])('is missing if it contains only %j', (blank) => {
    expect(problems(blank)).toEqual([{ field, problem: 'missing' }]);
  });

  test.each(['.', 'आशा', '👩🏽‍💻', '٠١٢'])('is not missing if it contains %j', (text) => {
    const missing = problems(text).filter(({ problem }) => problem === 'missing');
    expect(missing).toEqual([]);
  });
});

describe('email', () => {
  const problems = (email: string) => contactProblems('hiring-request', { ...filled, email });

  test.each([
    'asha@example.in',
    'asha.verma+jobs@mail.example.co.in',
    ' asha@example.in\n',
    'a@b',
    'a@b.c',
    "o'neil!#$%&*/=?^_`{|}~-@example.in",
    `asha@${'a'.repeat(63)}.in`,
  ])('%j is valid', (email) => {
    expect(problems(email)).toEqual([]);
  });

  test.each([
    'asha',
    'asha@',
    '@example.in',
    'a b@example.in',
    'asha@example in',
    'asha@@example.in',
    'asha@example..in',
    'asha@-example.in',
    'asha@example-.in',
    'asha@example.in.',
    'आशा@example.in',
    `asha@${'a'.repeat(64)}.in`,
  ])('%j is malformed', (email) => {
    expect(problems(email)).toEqual([{ field: 'email', problem: 'malformed' }]);
  });
});

test.each([
  ['cv.odt', 1, 'resumeFormat'],
  ['cv.pdf', 2_097_153, 'resumeTooLarge'],
  ['cv.pdf', 0, 'resumeEmpty'],
] as const)('a resume %s of %d bytes: %s', (name, size, problem) => {
  const values = { ...filled, resume: { name, size } };
  expect(contactProblems('application', values)).toEqual([{ field: 'resume', problem }]);
  expect(contactProblems('hiring-request', values)).toEqual([]);
});

describe('a phone number', () => {
  const problems = (phone: string) => contactProblems('hiring-request', { ...filled, phone });

  test.each(['abc', '12345', '+91', '१२३४५६', '98-76', 'n/a 123'])('%s is too short', (phone) => {
    expect(problems(phone)).toEqual([{ field: 'phone', problem: 'tooShort' }]);
  });

  test.each([
    '1234567',
    '+91 98765 43210',
    '९८७६५ ४३२१०',
    '(011) 4150-2233 ext. 7',
    '٩٨٧٦٥٤٣٢١٠',
    '98765/43210',
  ])('%s can be called', (phone) => {
    expect(problems(phone)).toEqual([]);
  });
});
