import { existsSync, globSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { screens } from '#navigation/languages.ts';
import { slugPattern } from '#schemas/slug.ts';
import { closest, didYouMean, slugified } from './closest.ts';
import { type EntryProblem, wholeFile } from './entryProblem.ts';

/** A file's name is its address, so it must be a slug. */
export function nameProblems(file: string): EntryProblem[] {
  const slug = basename(file, '.yaml');
  if (slugPattern.test(slug)) return [];
  const better = slugified(slug);
  return [
    wholeFile(
      file,
      `the name "${slug}"`,
      `${didYouMean(better && `${better}.yaml`)}lower-case letters, digits and single hyphens, such as new-delhi.yaml`,
    ),
  ];
}

/** Files that nothing reads: another extension, another folder. The pattern leaves out hidden ones, such as .DS_Store. */
export function strayFiles(known: Set<string>, patterns: string[]): EntryProblem[] {
  return globSync('content/**/*', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)))
    .filter((file) => !known.has(file))
    .map((file) =>
      wholeFile(
        file,
        'a file that no part of the site reads',
        `${betterPlace(file, patterns)}a .yaml file in one of the folders there are`,
      ),
    );
}

function betterPlace(file: string, patterns: string[]): string {
  const name = basename(file, extname(file));
  const single = patterns.filter((pattern) => !pattern.includes('*'));
  const folders = patterns.filter((pattern) => pattern.includes('*')).map(dirname);
  const exact = folders.find((folder) => folder === dirname(file));
  const folder = exact ?? (dirname(file) === 'content' ? undefined : closest(dirname(file), folders));
  const meant = folder ? `${folder}/${slugified(name)}.yaml` : closest(file, single);
  return didYouMean(meant === file ? undefined : meant);
}

/** The files that the site can't do without. */
export function missingFiles(known: Set<string>, patterns: string[]): EntryProblem[] {
  return patterns
    .filter((pattern) => !pattern.includes('*') && !known.has(pattern))
    .map((file) => wholeFile(file, 'no such file', 'this file is needed'));
}

/** Two entries with one address: cities and jobs share /jobs/, and pages of rules stand beside the site's own pages. */
export function twiceUsedSlugs(): EntryProblem[] {
  const own = globSync(fileURLToPath(new URL('../../src/pages/*.astro', import.meta.url)))
    .map((file) => basename(file, '.astro'))
    .concat(Object.keys(screens), 'hi');
  return [
    ...globSync('content/cities/*.yaml')
      .filter((file) => existsSync(`content/jobs/${basename(file)}`))
      .map((file) => taken(file, `/jobs/${basename(file, '.yaml')}`, 'content/jobs/ has as well')),
    ...globSync('content/legal/*.yaml')
      .filter((file) => own.includes(basename(file, '.yaml')))
      .map((file) => taken(file, `/${basename(file, '.yaml')}`, 'another page of the site has')),
  ];
}

const taken = (file: string, address: string, whose: string) =>
  wholeFile(file, `the address ${address}, which ${whose}`, 'a name of its own');
