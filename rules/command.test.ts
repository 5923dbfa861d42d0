import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryContent } from '../tests/support/temporaryContent.ts';

const command = resolve('rules/command.ts');

/** Runs the command in a folder with these files: its exit status, and the lines that it prints. */
function check(files: Record<string, string>) {
  temporaryContent(files);
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' });
  return { status, lines: (stdout + stderr).trim().split('\n') };
}

const page = (title: string) => ({
  '../dist/about.html': `<title>${title}</title><meta name="description" content="${'x'.repeat(80)}"><main><h1>H</h1></main>`,
});

test('each broken rule is one line; advice on Hindi is printed too', () => {
  const title = 'x'.repeat(66);
  expect(check({ ...page(title), 'hi/a.yaml': 'name: १०' })).toEqual({
    status: 1,
    lines: [
      expect.stringContaining(`/about title: 66 characters, "${title}"; allowed: 1 to 65 characters`),
      expect.stringContaining('advice: content/hi/a.yaml:1 Hindi: "१०"; allowed: digits 0 to 9'),
      'Pages: 1. To change: 1. Advice: 1.',
    ],
  });
});

test('advice is no failure', () => {
  expect(check({ ...page('About'), 'hi/a.yaml': 'name: १०' }).status).toBe(0);
});

test('without a build, one line says what to do', () => {
  expect(check({})).toEqual({ status: 1, lines: [expect.stringContaining('npm run build')] });
});
