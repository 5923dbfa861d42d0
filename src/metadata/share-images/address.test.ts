import { expect, test } from 'vitest';
import { pictureAddress } from './address.ts';

test('a page has a picture under its own address', () => {
  expect(pictureAddress('/')).toBe('/og/home.png');
  expect(pictureAddress('/jobs/agra')).toBe('/og/jobs/agra.png');
  expect(pictureAddress('/hi')).toBe('/og/hi.png');
  expect(pictureAddress('/hi/jobs/agra')).toBe('/og/hi/jobs/agra.png');
});
