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
  officeFirst(cities, office, locations).map(({ name }) => name);

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

test('a city that the footer does not have changes nothing', () => {
  expect(order('Shimla', ['Solan'])).toEqual(cities.map(({ name }) => name));
});
