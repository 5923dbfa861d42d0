import { expect, test } from 'vitest';
import { pictureAddress } from './address.ts';

test('a page has a picture under its own address', () => {
  expect(pictureAddress('/')).toBe('/og/home.png');
  expect(pictureAddress('/jobs/agra')).toBe('/og/jobs/agra.png');
});

test('a landing page that the footer does not list has the picture of its hub', () => {
  expect(pictureAddress('/company/a-small-firm', false)).toBe('/og/company.png');
});
