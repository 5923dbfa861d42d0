import { expect, test } from 'vitest';
import { type ContactValues, contactProblems, homeProblems } from './validation.ts';

const filled: ContactValues = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '98765 43210',
  company: 'Neem & Sons',
  preferredLocation: 'Pune',
  message: 'Accounts work',
  resume: { name: 'asha.pdf', size: 1, type: '' },
};
const empty: ContactValues = {
  name: '',
  email: '',
  phone: '',
  company: '\u00a0\n\u200b',
  preferredLocation: '',
  message: '',
  resume: undefined,
};
test('a field that is optional may be left empty, and is checked if it is not', () => {
  const check = (values: Partial<ContactValues>) =>
    contactProblems('application', { ...filled, ...values }, ['email', 'resume']);
  expect(check({ email: ' ', resume: undefined })).toEqual([]);
  expect(check({ email: 'asha@', name: '' })).toEqual([
    { field: 'name', problem: 'missing' },
    { field: 'email', problem: 'malformed' },
  ]);
});

const resume = { name: 'cv.txt', size: 1, type: 'text/plain' };

test.each<[Parameters<typeof contactProblems>[0], Partial<ContactValues>, string]>([
  ['application', {}, ''],
  ['hiring-request', {}, ''],
  [
    'application',
    empty,
    'name missing, email missing, phone missing, preferredLocation missing, resume missing, message missing',
  ],
  ['hiring-request', empty, 'name missing, email missing, phone missing, company missing, message missing'],
  ['hiring-request', { name: 'आशा', email: 'asha@', phone: '12345' }, 'email malformed, phone tooShort'],
  ['application', { resume }, 'resume resumeFormat'],
  ['hiring-request', { resume }, ''],
])('of the %s with %o, in the order of the form: %s', (kind, values, problems) => {
  const found = contactProblems(kind, { ...filled, ...values });
  expect(found.map(({ field, problem }) => `${field} ${problem}`).join(', ')).toBe(problems);
});

test('the home form requires name, email and message', () => {
  expect(homeProblems({ name: 'Asha', email: 'asha@', message: '\n \n' })).toEqual([
    { field: 'email', problem: 'malformed' },
    { field: 'message', problem: 'missing' },
  ]);
  expect(homeProblems({ name: 'Asha', email: 'asha@example.in', message: 'Hello' })).toEqual([]);
});
