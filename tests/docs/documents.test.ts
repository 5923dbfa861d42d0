import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
/** The first group of each match, or the match. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([all, part]) => part ?? all);

const ignored = read('.gitignore').trim().split('\n');

/**
 * The project's files with these extensions, without what .gitignore names. Git itself is not asked: an unpacked zip
 * of the project has no repository.
 */
const projectFiles = (...extensions: string[]) =>
  globSync(
    extensions.map((extension) => `**/*.${extension}`),
    { exclude: ignored.map((folder) => folder.replace(/\/$/, '')) },
  );

const documents = projectFiles('md');
const code = projectFiles('ts', 'tsx', 'astro', 'js', 'css');
const codeNames = new Set(code.map((file) => basename(file)));
const folders = new Set(
  code.map((file) => file.split('/')[file.startsWith('src/') ? 1 : 0]).concat('src', 'content'),
);
const { scripts } = JSON.parse(read('package.json'));
/** Of the content an owner may remove what a document names; the fixture has no entry of the sample. */
const exists = (path: string) => ['', 'src/', 'tests/fixture/'].some((root) => existsSync(root + path));

test.each(documents)('%s: every link, command, file and folder of the project exists', (document) => {
  const text = read(document);
  const links = found(text, /\]\((?!\w+:|#)([^)#]+)/g).map((link) => join(dirname(document), link));
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
  // The change log names what is gone.
  if (document === 'CHANGELOG.md') return;
  const commands = found(text, /npm run ((?:[\w:-]+`?(?:, `(?=[\w:-]+`))?)+)/g).flatMap((names) =>
    found(names, /\w[\w:-]*\w/g),
  );
  const paths = found(text, /(?<=`)[\w.-]+\/[^`\s*{]*(?=`)/g).filter((path) =>
    folders.has(path.split('/')[0]),
  );
  const names = found(text, /(?<=`)\w[\w.-]*\.(?:ts|tsx|astro|js|css)(?=`)/g);
  expect([
    ...commands.filter((command) => !(command in scripts)),
    ...paths.filter((path) => !exists(path)),
    ...names.filter((name) => !codeNames.has(name)),
  ]).toEqual([]);
});

test('each decision has the next number, a date, a status and what would change it', () => {
  const decisions = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, index) => index + 1));
  for (const name of decisions) {
    const decision = read(`docs/decisions/${name}`);
    expect(decision).toMatch(/^# \d+\. .+\n\nDate: \d{4}-\d\d-\d\d[\s\S]*?Status: (accepted|superseded)/);
    if (decision.includes('Status: accepted')) expect(decision).toContain('## What would change this');
  }
});

test('every decision and every rule of the specification that code and documents refer to exists', () => {
  const rules = new Set(
    found(read('docs/specification.md'), /^(?:- \*\*(?=\d)|## (?=\d+\.))(\d+(?:\.\d+)?)/gm),
  );
  const numbers = /\bspecification (\d+(?:\.\d+)?(?:(?:,| and| to) \d+(?:\.\d+)?)*)/g;
  const named = [...code, ...documents].map(read).join('\n');
  const decisions = found(named, /docs\/decisions\/\d{4}-[\w-]+\.md/g);
  const references = found(named, numbers).flatMap((list) => found(list, /\d+(?:\.\d+)?/g));
  expect([rules.size > 50, decisions.length > 3, references.length > 50]).toEqual([true, true, true]);
  expect(decisions.filter((file) => !existsSync(file))).toEqual([]);
  expect(references.filter((number) => !rules.has(number))).toEqual([]);
});

test('the layout in docs/architecture.md has every folder, and no others', () => {
  const [layout = ''] = found(read('docs/architecture.md'), /```\n(content\/.*?)```/gs);
  const named = layout.split(/\n(?=\w)/).flatMap((part) => {
    const [top] = part.split('/');
    const names = found(part, /(?<=^ {2})\S+\/(?: \S+\/)*/gm).flatMap((line) => line.split(' '));
    return names.map((name) => `${top}/${name.slice(0, -1)}`);
  });
  const trees = ['src', 'integrations', 'owner', 'rules', 'tests'];
  const there = globSync(`{${trees}}/*/`).map((path) => path.replace(/\/$/, ''));
  expect(named.filter((path) => trees.includes(path.split('/')[0] ?? '')).sort()).toEqual(there.sort());
});

test('every test that the list of faults names exists, under the quoted title', () => {
  const rows = read('docs/reliability.md').match(/^- .*\.(spec|test)\.tsx?`.*/gm) ?? [];
  expect(rows.length).toBeGreaterThan(30);
  const missing = [...rows.join('\n').matchAll(/`([\w-]+\.(?:spec|test)\.tsx?)`((?:,? "[^"]+")*)/g)].flatMap(
    ([, file = '', quoted = '']) => {
      const [path] = globSync(`{tests,src}/**/${file}`);
      const titles = found(quoted, /"([^"]+?)(?:,? ?\.\.\.)?"/g);
      return path ? titles.filter((title) => !read(path).includes(title)) : [file];
    },
  );
  expect(missing).toEqual([]);
});
