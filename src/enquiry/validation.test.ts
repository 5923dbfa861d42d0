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
    contactProblems(kind, empty)
      .map(({ field, problem }) => `${field} ${problem}`)
      .join(', ');
  expect(missing('application')).toBe(
    'name missing, email missing, phone missing, preferredLocation missing, resume missing, message missing',
  );
  expect(missing('hiring-request')).toBe(
    'name missing, email missing, phone missing, company missing, message missing',
  );
});

test('the home form requires name, email and message', () => {
  expect(homeProblems({ name: 'Asha', email: 'asha@', message: '\n \n' })).toEqual([
    { field: 'email', problem: 'malformed' },
    { field: 'message', problem: 'missing' },
  ]);
  expect(homeProblems({ name: 'Asha', email: 'asha@example.in', message: 'Hello' })).toEqual([]);
});

test.each(['name', 'phone', 'company', 'message'] as const)('%s is missing if it is blank', (field) => {
  const problems = (text: string) => contactProblems('hiring-request', { ...filled, [field]: text });
  expect(problems('\u00a0\n\u200b')).toEqual([{ field, problem: 'missing' }]);
  expect(problems('आशा 1234567')).toEqual([]);
});

test('only an application has a problem with its resume', () => {
  const values = { ...filled, resume: { name: 'cv.odt', size: 1 } };
  expect(contactProblems('application', values)).toEqual([{ field: 'resume', problem: 'resumeFormat' }]);
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
