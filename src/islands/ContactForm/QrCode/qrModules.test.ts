import { expect, test } from 'vitest';
import { qrModules } from './qrModules.ts';

test('2,953 bytes have a code, one more has none', () => {
  expect(qrModules('x'.repeat(2953))).toBeDefined();
  expect(qrModules('x'.repeat(2954))).toBeUndefined();
});
