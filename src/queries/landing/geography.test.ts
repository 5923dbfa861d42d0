import { expect, test } from 'vitest';
import { nearest } from './geography.ts';

const delhi = { name: 'Delhi', latitude: 28.61, longitude: 77.21 };
const agra = { name: 'Agra', latitude: 27.18, longitude: 78.01 };
const chennai = { name: 'Chennai', latitude: 13.08, longitude: 80.27 };
const noida = { name: 'Noida', latitude: 28.54, longitude: 77.39 };

test('the nearest points come first, each with its distance, without the point itself and those further away', () => {
  const twin = { ...agra, name: 'Twin' };
  const far = { ...delhi, name: 'Far', latitude: 8 };
  const found = nearest(delhi, [chennai, agra, delhi, noida, twin, far], 4);
  const distances = found.map(({ name, kilometres }) => `${name} ${Math.round(kilometres / 10)}0 km`);
  expect(distances.join(', ')).toBe('Noida 20 km, Agra 180 km, Twin 180 km, Chennai 1760 km');
  expect(nearest(delhi, [agra], 4)).toHaveLength(1);
});
