import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf } from './bytesOf.ts';

test('any bytes come out of a data URL as they went in', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const dataUrl = `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`;
      expect(bytesOf(dataUrl)).toEqual(new Uint8Array(bytes));
    }),
    { numRuns: 10_000 },
  );
});

test('an empty data URL has no bytes', () => {
  expect(bytesOf('data:application/pdf;base64,')).toEqual(new Uint8Array());
});
