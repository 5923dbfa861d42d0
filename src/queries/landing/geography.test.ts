import { expect, test } from 'vitest';
import { nearest } from './geography.ts';

const delhi = { slug: 'delhi', latitude: 28.61, longitude: 77.21 };
const agra = { slug: 'agra', latitude: 27.18, longitude: 78.01 };
const chennai = { slug: 'chennai', latitude: 13.08, longitude: 80.27 };
const noida = { slug: 'noida', latitude: 28.54, longitude: 77.39 };

test('the nearest points come first, each with its distance, without the point itself and those further away', () => {
  const twin = { ...agra, slug: 'twin' };
  const far = { ...delhi, slug: 'far', latitude: 8 };
  const found = nearest(delhi, [chennai, agra, { ...delhi }, noida, twin, far], 4);
  const distances = found.map(({ slug, kilometres }) => `${slug} ${Math.round(kilometres / 10)}0 km`);
  expect(distances.join(', ')).toBe('noida 20 km, agra 180 km, twin 180 km, chennai 1760 km');
  expect(nearest(delhi, [agra], 4)).toHaveLength(1);
});
