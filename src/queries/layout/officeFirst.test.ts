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
const order = (office: string, locations: string[]) =>
  officeFirst(cities, [...cities, { name: 'Zedpur' }], office, locations).map(({ name }) => name);

test("the agency's own city and its preferred locations come first, and the others keep their order", () => {
  expect(order('Lucknow', ['Kanpur', 'Delhi NCR', 'Lucknow'])).toEqual([
    'Lucknow',
    'Kanpur',
    'Delhi',
    'Mumbai',
    'Bengaluru',
    'Agra',
    'Gurugram',
    'Pune',
  ]);
});

test('only the places that are always visible change', () => {
  const written = cities.map(({ name }) => name);
  expect(order('New Delhi', ['Delhi NCR', 'Mumbai', 'Bangalore', 'Agra', 'Pune'])).toEqual(written);
});

test("a city without a page changes nothing; the office's own is there although the list does not name it", () => {
  const written = cities.map(({ name }) => name);
  expect(order('Shimla', ['Solan'])).toEqual(written);
  expect(order('Zedpur', [])).toEqual(['Zedpur', ...written]);
});
