import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFiles } from './projectFiles.ts';

/** The change log names what is gone. */
const documents = projectFiles('md').filter((file) => file !== 'CHANGELOG.md');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const code = projectFiles('ts', 'tsx', 'astro', 'js', 'css');
const codeNames = new Set(code.map((file) => basename(file)));
const folders = new Set(
  code.map((file) => file.split('/')[file.startsWith('src/') ? 1 : 0]).concat('src', 'content'),
);
/** Of the content an owner may remove what a document names; the fixture has no entry of the sample. */
const exists = (path: string) => ['', 'src/', 'tests/fixture/'].some((root) => existsSync(root + path));

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('every command exists', () => {
    const commands = [...text.matchAll(/npm run ((?:[\w:-]+`?(?:, `(?=[\w:-]+`))?)+)/g)].flatMap(
      ([, names = '']) => names.match(/\w[\w:-]*\w/g) ?? [],
    );
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  test('every file and folder of the project in code type exists', () => {
    const paths = (text.match(/(?<=`)[\w.-]+\/[^`\s*{]*(?=`)/g) ?? []).filter((path) =>
      folders.has(path.split('/')[0]),
    );
    const names = text.match(/(?<=`)\w[\w.-]*\.(ts|tsx|astro|js|css)(?=`)/g) ?? [];
    expect([
      ...paths.filter((path) => !exists(path)),
      ...names.filter((name) => !codeNames.has(name)),
    ]).toEqual([]);
  });
});

test('the layout in docs/architecture.md has every folder, and no others', () => {
  const [, layout = ''] = /```\n(content\/.*?)```/s.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
  const named = layout.split(/\n(?=\w)/).flatMap((part) => {
    const [top] = part.split('/');
    const names = part.match(/(?<=^ {2})\S+\/( \S+\/)*/gm)?.flatMap((line) => line.split(' ')) ?? [];
    return names.map((name) => `${top}/${name.slice(0, -1)}`);
  });
  const trees = ['src', 'integrations', 'owner', 'rules', 'tests'];
  const there = globSync(`{${trees}}/*/`).map((path) => path.replace(/\/$/, ''));
  expect(named.filter((path) => trees.includes(path.split('/')[0] ?? '')).sort()).toEqual(there.sort());
});
