import { expect, test } from 'vitest';
import { qrPath } from './qrPath.ts';

test('2,953 bytes have a code, one more has none', () => {
  expect(qrPath('x'.repeat(2953))).toBeDefined();
  expect(qrPath('x'.repeat(2954))).toBeUndefined();
});
