import { expect, test } from 'vitest';
import { readAnswers } from './answers.ts';

test.each([
  ['unknown keys', { nmae: 'Asha', social: { orkut: 'https://orkut.com/a' } }, ['nmae', 'social.orkut']],
  ['a number that nobody can dial', { phones: ['+91 00000 00000', '+91 98765 43210'] }, ['phones 1', 'dial']],
  ['a number without its country', { phones: ['98765 43210', '+91 98765 43210'] }, ['phones 1', '+91']],
  ['one phone', { phones: ['+91 98765 43210'] }, ['phones']],
  ['an example address', { email: 'hello@example.com' }, ['email', 'example address']],
  ['no address at all', { email: 'hello' }, ['email', 'an email address']],
  ['a site with a slash', { siteUrl: 'https://www.asha.in/' }, ['siteUrl', 'slash']],
  ['a simulated form', { delivery: 'simulated' }, ['delivery', 'sends nothing']],
  ["the sample's name", { name: 'Sangam Talent Partners' }, ['name', 'sample']],
  ['nine clients', { clientNames: Array(9).fill('Neem Foods') }, ['clientNames']],
  ['an invented client', { clientNames: Array(10).fill('Blue Pier Logistics') }, ['clientNames 1']],
  ['two lines', { name: 'Asha\nRecruiters' }, ['name', 'one line']],
  ['an unseen character', { blurb: 'We\u0007 hire' }, ['blurb', 'cannot be seen']],
  ['a number in place of text', { address: { postalCode: 110001 } }, ['address.postalCode', 'string']],
  ['a list', ['Asha'], ['the whole file']],
  ['no JSON', '{ "name": ', ['JSON']],
])('%s: a named error, and no change', (_, answers, words) => {
  const { changes, problems } = readAnswers(typeof answers === 'string' ? answers : JSON.stringify(answers));
  expect(changes).toEqual([]);
  for (const word of words) expect(problems.join('\n')).toContain(word);
});

test('all mistakes of one kind are told at once', () => {
  const { problems } = readAnswers('{ "name": " Asha", "email": "hello", "siteUrl": "asha.in" }');
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(['name', 'email', 'siteUrl']);
});
