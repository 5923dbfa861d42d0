import { expect, test } from 'vitest';
import { pictureAddress } from './address.ts';

test('a page has a picture under its own address', () => {
  expect(pictureAddress('/')).toBe('/og/home.png');
  expect(pictureAddress('/jobs/agra')).toBe('/og/jobs/agra.png');
  expect(pictureAddress('/hi')).toBe('/og/hi.png');
  expect(pictureAddress('/hi/jobs/agra')).toBe('/og/hi/jobs/agra.png');
});

test('a landing page that the footer does not list has the picture of its hub', () => {
  expect(pictureAddress('/company/a-small-firm', false)).toBe('/og/company.png');
  expect(pictureAddress('/hi/jobs/a-small-town', false)).toBe('/og/hi/jobs.png');
});
