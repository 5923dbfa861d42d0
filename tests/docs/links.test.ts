import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './projectFiles.ts';

const text = (file: string) => readFileSync(file, 'utf8');

test.each(projectFiles('md'))(
  '%s: every link to a file of the project leads to an existing file',
  (document) => {
    const links = [...text(document).matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
  },
);

const decisions = readdirSync('docs/decisions').filter((name) => name !== 'README.md');

test('each decision has the next number, a date, a status and what would change it', () => {
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, index) => index + 1));
  for (const name of decisions) {
    const decision = text(`docs/decisions/${name}`);
    expect(decision).toMatch(/^# \d+\. .+\n\nDate: \d{4}-\d\d-\d\d[\s\S]*?Status: (accepted|superseded)/);
    if (decision.includes('Status: accepted')) expect(decision).toContain('## What would change this');
    expect(text('docs/decisions/README.md')).toContain(`(${name})`);
  }
});

test('every decision that the code refers to exists', () => {
  const named = projectFiles('ts', 'tsx', 'astro', 'js').flatMap(
    (file) => text(file).match(/docs\/decisions\/\d{4}-[\w-]+\.md/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
