import { expect, test } from 'vitest';
import { distance, nearest } from './geography.ts';

const delhi = { name: 'Delhi', latitude: 28.61, longitude: 77.21 };
const agra = { name: 'Agra', latitude: 27.18, longitude: 78.01 };
const chennai = { name: 'Chennai', latitude: 13.08, longitude: 80.27 };
const noida = { name: 'Noida', latitude: 28.54, longitude: 77.39 };

test('Agra is about 178 km from Delhi, Chennai about 1,750', () => {
  expect(Math.abs(distance(delhi, agra) - 178)).toBeLessThan(3);
  expect(Math.abs(distance(delhi, chennai) - 1757)).toBeLessThan(20);
});

test('the nearest points come first, without the point itself', () => {
  const found = nearest(delhi, [chennai, agra, delhi, noida], 2);
  expect(found.map(({ name }) => name)).toEqual(['Noida', 'Agra']);
});
