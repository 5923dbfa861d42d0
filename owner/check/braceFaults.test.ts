import { expect, test } from 'vitest';
import { braceFaults } from './braceFaults.ts';

const agency = (claims: string) => new Map([['agency.yaml', `name: A\n${claims}`]]);

test('legal pages have placeholders of their own', () => {
  expect(braceFaults('legal/terms.yaml', 'text: See {contact}', agency(''))).toEqual([]);
});

test('a text that names a claim is refused while the claim is empty, but not in a list', () => {
  const page = 'intro: "{placement}% found work"\nreasons:\n  - title: "{placement}%"\n';
  expect(braceFaults('pages/about.yaml', page, agency(''))).toMatchObject([{ path: ['intro'] }]);
  expect(braceFaults('pages/about.yaml', page, agency('claims:\n  placement: 80\n'))).toEqual([]);
});
