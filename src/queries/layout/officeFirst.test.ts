import { expect, test } from 'vitest';
import { officeFirst } from './officeFirst.ts';

const cities = [
  { name: 'Delhi', preferredLocation: 'Delhi NCR' },
  { name: 'Mumbai', preferredLocation: 'Mumbai' },
  { name: 'Bengaluru', preferredLocation: 'Bangalore' },
  { name: 'Agra' },
  { name: 'Gurugram', preferredLocation: 'Delhi NCR' },
  { name: 'Kanpur' },
  { name: 'Lucknow' },
  { name: 'Pune', preferredLocation: 'Pune' },
];
const written = cities.map(({ name }) => name).join(' ');
const order = (office: string, locations: string[]) =>
  officeFirst(cities, [...cities, { name: 'Zedpur' }], office, locations)
    .map(({ name }) => name)
    .join(' ');

test("the agency's own city and its preferred locations come first, and the others keep their order", () => {
  expect(order('Lucknow', ['Kanpur', 'Delhi NCR', 'Lucknow'])).toBe(
    'Lucknow Kanpur Delhi Mumbai Bengaluru Agra Gurugram Pune',
  );
});

test('only the places that are always visible change', () => {
  expect(order('New Delhi', ['Delhi NCR', 'Mumbai', 'Bangalore', 'Agra', 'Pune'])).toBe(written);
});

test("a city without a page changes nothing; the office's own is there although the list does not name it", () => {
  expect(order('Shimla', ['Solan'])).toBe(written);
  expect(order('Zedpur', [])).toBe(`Zedpur ${written}`);
});
