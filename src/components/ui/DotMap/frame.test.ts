import { expect, test } from 'vitest';
import { dotIn, frameAround, india, isIn, sizeOf } from './frame.ts';

const delhi = { latitude: 28.61, longitude: 77.21 };
const mumbai = { latitude: 19.08, longitude: 72.88 };

test('on the map of India a unit is a degree of latitude', () => {
  const [north, south] = [dotIn(india, delhi), dotIn(india, mumbai)];
  expect(south.y - north.y).toBeCloseTo(9.5, 1);
  expect(north.x).toBeGreaterThan(south.x);
});

test('a frame around places shows them all, with room at each side', () => {
  const frame = frameAround([delhi, mumbai]);
  const { width, height } = sizeOf(frame);
  for (const place of [delhi, mumbai]) {
    const { x, y } = dotIn(frame, place);
    expect(isIn(frame, place)).toBe(true);
    expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(1);
  }
});

test('a frame around one place is not enlarged without limit', () => {
  expect(frameAround([delhi]).height).toBeGreaterThan(0.8);
});
