import { expect, test } from 'vitest';
import { suggestEmail } from './emailSuggestion.ts';

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gmaill.com', 'asha@gmail.com'],
  ['asha@gnail.com', 'asha@gmail.com'],
  ['asha@gmsil.com', 'asha@gmail.com'],
  ['asha@redifmal.com', 'asha@rediffmail.com'],
  ['asha@yaho.in', 'asha@yahoo.in'],
  ['asha@gmail.con', 'asha@gmail.com'],
  ['asha@gmial.con', 'asha@gmail.com'],
  ['asha@gmail.in', 'asha@gmail.com'],
  [' asha@gmail.co ', 'asha@gmail.com'],
  ['asha@yahoo.con', 'asha@yahoo.com'],
  ['asha@yaho.co.in', 'asha@yahoo.co.in'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@yahoo.inn', 'asha@yahoo.in'],
  ['asha@gmail', 'asha@gmail.com'],
  ['asha@yahoo', 'asha@yahoo.com'],
  ['asha@gmaul.com', 'asha@gmail.com'],
  ['asha@yahoo.co.inn', 'asha@yahoo.co.in'],
  ...['comm', 'coom', 'cpm', 'cim', 'cmo', 'ocm', 'vom', 'xom'].map((slip) => [
    `a@live.${slip}`,
    'a@live.com',
  ]),
])('%s was probably %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'asha@gmail.com',
  'asha@GMAIL.COM',
  'asha@yahoo.co.in',
  'asha@yahoo.co.uk',
  'asha@ymail.com',
  'asha@gail.com',
  'asha@grail.com',
  'asha@fmail.com',
  'asha@gail.co.in',
  'asha@love.com',
  'asha@cloud.com',
  'asha@email.com',
  'asha@gml.com',
  'asha@iitd.ac.in',
  'आशा@उदाहरण.भारत',
  'a b@gmial.com',
  'asha@gmial.com, home',
])('nothing is said about %j', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
