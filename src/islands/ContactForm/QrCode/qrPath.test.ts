import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { whatsappLink } from '#enquiry/contactLinks.ts';
import { qrPath } from './qrPath.ts';

/** What a phone's camera would read: the path's squares, four pixels each, dark on light. */
function scanned({ path, size }: { path: string; size: number }): string | undefined {
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++) {
        const pixel = (Number(y) * scale + row) * width + Number(x) * scale + column;
        pixels.fill(0, pixel * 4, pixel * 4 + 3);
      }
  return jsQR(pixels, width, width)?.data;
}

test.each([
  ['short', 'I am looking for accounts work.\nI can start in March.'],
  ['in Hindi', 'मुझे दिल्ली में लेखा विभाग में काम चाहिए। मार्च से।'],
  ['near the capacity', 'I look for work. '.repeat(100).trim()],
])('a phone reads the link of a message that is %s', (_, message) => {
  const link = whatsappLink('+91 98765 43210', message);
  const code = qrPath(link);
  expect(code && scanned(code)).toBe(link);
});

test('2,953 bytes have a code, one more has none', () => {
  expect(qrPath('x'.repeat(2953))).toBeDefined();
  expect(qrPath('x'.repeat(2954))).toBeUndefined();
});
