import { expect, test } from 'vitest';
import { braceFaults } from './braceFaults.ts';

const agency = (claims: string) => new Map([['agency.yaml', `name: A\n${claims}`]]);

test('a word in braces that the site does not know is refused with the closest one', () => {
  expect(braceFaults('pages/home.yaml', { intro: 'A {cty} agency' }, {}, agency(''))).toEqual([
    { path: ['intro'], allowed: 'did you mean city? in braces one of agency, city, years, placement' },
  ]);
});

test('legal pages have placeholders of their own', () => {
  expect(braceFaults('legal/terms.yaml', { text: 'See {contact}' }, {}, agency(''))).toEqual([]);
});

test('a text that names a claim is refused while the claim is empty, but not in a list', () => {
  const page = { intro: '{placement}% found work', reasons: [{ title: '{placement}%' }] };
  expect(braceFaults('pages/about.yaml', page, {}, agency(''))).toMatchObject([{ path: ['intro'] }]);
  expect(braceFaults('pages/about.yaml', page, {}, agency('claims:\n  placement: 80\n'))).toEqual([]);
});
