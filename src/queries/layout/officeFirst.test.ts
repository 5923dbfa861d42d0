import { expect, test } from 'vitest';
import { inHindiAlphabet, officeFirst } from './officeFirst.ts';

const cities = [
  { name: 'Delhi', preferredLocation: 'Delhi NCR' },
  { name: 'Mumbai', preferredLocation: 'Mumbai' },
  { name: 'Bengaluru', preferredLocation: 'Bangalore' },
  { name: 'Agra', state: 'Uttar Pradesh' },
  { name: 'Gurugram', preferredLocation: 'Delhi NCR' },
  { name: 'Kanpur', state: 'Uttar Pradesh' },
  { name: 'Lucknow', state: 'Uttar Pradesh' },
  { name: 'Pune', preferredLocation: 'Pune' },
];
const written = cities.map(({ name }) => name).join(' ');
const order = (city: string, locations: string[], state?: string) =>
  officeFirst(cities, [...cities, { name: 'Zedpur' }], { city, state }, locations)
    .map(({ name }) => name)
    .join(' ');

test.each<[string, string[], string, string?]>([
  ['Lucknow', ['Kanpur', 'Delhi NCR', 'Lucknow'], 'Lucknow Kanpur Delhi Mumbai Bengaluru Agra Gurugram Pune'],
  // Only the places that are always visible change.
  ['New Delhi', ['Delhi NCR', 'Mumbai', 'Bangalore', 'Agra', 'Pune'], written],
  // A city without a page.
  ['Shimla', ['Solan'], written],
  // The cities of its state.
  ['Bareilly', [], 'Agra Kanpur Lucknow Delhi Mumbai Bengaluru Gurugram Pune', 'Uttar Pradesh'],
  // A city that the list does not name.
  ['Zedpur', [], `Zedpur ${written}`],
])('the cities of %s and %s come first, the others keep their order', (office, locations, cities, state) => {
  expect(order(office, locations, state)).toBe(cities);
});

test('on Hindi pages the cities after the first four are in the order of the Hindi alphabet', () => {
  const written = [
    'दिल्ली',
    'मुंबई',
    'बेंगलुरु',
    'हैदराबाद',
    'आगरा',
    'चंडीगढ़',
    'इंदौर',
    'जयपुर',
    'कानपुर',
    'कोटा',
    'पटना',
  ];
  const links = inHindiAlphabet(written.map((label) => ({ label })));
  expect(links.map(({ label }) => label).join(' ')).toBe(
    'दिल्ली मुंबई बेंगलुरु हैदराबाद आगरा इंदौर कानपुर कोटा चंडीगढ़ जयपुर पटना',
  );
});
