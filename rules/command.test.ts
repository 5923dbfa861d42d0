import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryContent } from '../tests/support/temporaryContent.ts';

const command = resolve('rules/command.ts');

function check(files: Record<string, string>) {
  temporaryContent(files);
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' });
  return { status, lines: (stdout + stderr).trim().split('\n') };
}

const page = (title: string) => ({
  '../dist/about.html': `<title>${title}</title><meta name="description" content="${'x'.repeat(80)}"><main><h1>H</h1></main>`,
});

const pay = { 'pay/a.yaml': 'figures: { from: "2022", checked: "2022", against: copy }' };

test('each broken rule is one line; advice is printed too, and is no failure', () => {
  const title = 'x'.repeat(66);
  expect(check({ ...page(title), ...pay })).toEqual({
    status: 1,
    lines: [
      expect.stringContaining(`/about title: 66 characters, "${title}"; allowed: 1 to 65 characters`),
      expect.stringContaining('advice: content/pay/a.yaml figures.against: known from a copy'),
      'Pages: 1. To change: 1. Advice: 1.',
    ],
  });
  expect(check({ ...page('About'), ...pay }).status).toBe(0);
});

test('without a build, one line says what to do', () => {
  expect(check({})).toEqual({ status: 1, lines: [expect.stringContaining('npm run build')] });
});
