import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs the command in a folder with these files: its exit status, and the lines that it prints. */
function check(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('rules/command.ts')], {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: 'content' },
    encoding: 'utf8',
  });
  return { status, lines: (stdout + stderr).trim().split('\n') };
}

const page = (title: string) =>
  `<title>${title}</title><meta name="description" content="${'x'.repeat(80)}"><main><h1>H</h1></main>`;

test('each broken rule is one line with the page, the finding and what is allowed', () => {
  const title = 'x'.repeat(66);
  const { status, lines } = check({ 'dist/about.html': page(title) });
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(`/about title: 66 characters, "${title}"; allowed: 1 to 65 characters`),
    'Pages: 1. To change: 1. Advice: 0.',
  ]);
});

test('advice on Hindi is printed and is no failure', () => {
  const { status, lines } = check({ 'dist/about.html': page('About'), 'content/hi/a.yaml': 'name: १०' });
  expect(status).toBe(0);
  expect(lines[0]).toContain('advice: content/hi/a.yaml:1 Hindi: "१०"; allowed: digits 0 to 9');
});

test('without a build, one line says what to do', () => {
  const { status, lines } = check({});
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining('npm run build')]);
});
