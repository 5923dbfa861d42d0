import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { weighFileWriter } from './onDemand.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'writer-'));
  mkdirSync(join(root, '_astro'));
});
afterEach(() => rmSync(root, { recursive: true }));

// Random bytes do not compress, so that a size shows what was counted.
const write = (...names: string[]) => {
  for (const name of names) writeFileSync(join(root, '_astro', name), randomBytes(1000));
};

test('the library, its caller and both fonts count, and no other script or font', async () => {
  write('pdfkit.browser.A1.js', 'writePdf.A1.js', 'resume-regular.A1.ttf', 'resume-semibold.A1.ttf');
  write('client.A1.js', 'text-400.A1.woff2');
  const size = await weighFileWriter(root);
  expect(size).toBeGreaterThanOrEqual(4000);
  expect(size).toBeLessThan(4100);
});

test('a part that is not there is reported', async () => {
  write('writePdf.A1.js', 'resume-regular.A1.ttf', 'resume-semibold.A1.ttf');
  await expect(weighFileWriter(root)).rejects.toThrow('There is no pdfkit*.js');
});
