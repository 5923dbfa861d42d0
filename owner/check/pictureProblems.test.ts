import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { contentPath, temporaryContent } from '../../tests/support/temporaryContent.ts';
import { findProblems } from './findProblems.ts';

const collections = {
  clients: { pattern: 'clients/*.yaml', schema: z.object({ name: z.string(), logo: z.string() }) },
};
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** The problems of a client with this logo, when public/clients/ has these files. */
function problemsWith(logo: string, pictures: Record<string, string>) {
  const text = `name: Oak\nlogo: ${logo}\n`;
  temporaryContent({ 'clients/oak.yaml': text, 'hi/clients/oak.yaml': text });
  mkdirSync('public/clients', { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) writeFileSync(`public/clients/${name}`, picture);
  return findProblems(collections).filter(({ path }) => path === 'logo');
}

test('a logo that does not exist is reported with its line, the files that exist, and the closest name', () => {
  expect(problemsWith('oka.svg', { 'oak.svg': svg, 'elm.svg': svg })).toEqual([
    {
      file: contentPath('clients/oak.yaml'),
      line: 2,
      path: 'logo',
      found: '"oka.svg", but there is no such file in public/clients/',
      allowed: 'did you mean oak.svg? the files there are elm.svg, oak.svg',
    },
  ]);
});

test('a logo that exists has no problem', () => {
  expect(problemsWith('oak.svg', { 'oak.svg': svg })).toEqual([]);
});

test('a logo with a script is reported', () => {
  const unsafe = svg.replace('/>', '><script/></svg>');
  expect(problemsWith('oak.svg', { 'oak.svg': unsafe })).toMatchObject([
    { found: expect.stringContaining('a script') },
  ]);
});
