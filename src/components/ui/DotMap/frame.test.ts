import { expect, test } from 'vitest';
import { dotIn, frameAround, isIn, sizeOf } from './frame.ts';

const delhi = { latitude: 28.61, longitude: 77.21 };
const mumbai = { latitude: 19.08, longitude: 72.88 };

test('a frame shows all its places, with room at each side, and one place is not enlarged without limit', () => {
  const frame = frameAround([delhi, mumbai]);
  const { width, height } = sizeOf(frame);
  for (const place of [delhi, mumbai]) {
    const { x, y } = dotIn(frame, place);
    expect(isIn(frame, place)).toBe(true);
    expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(1);
  }
  expect(frameAround([delhi]).height).toBeGreaterThan(0.8);
});
