import { existsSync, globSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { screens } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { slugPattern } from '#schemas/slug.ts';
import { closestName, didYouMean, slugified } from './closestName.ts';
import { type Collections, filesOf } from './collections.ts';
import { type Problem, wholeFile } from './problem.ts';

/** Problems with the files themselves: wrong names, wrong folders, missing files, unused files. */
export function fileProblems(collections: Collections): Problem[] {
  const patterns = Object.values(collections).map(filesOf);
  const files = new Set(patterns.flatMap((pattern) => globSync(pattern)));
  return [
    ...[...files].flatMap(nameProblems),
    ...unusedFiles(files, patterns),
    ...patterns
      .filter((pattern) => !pattern.includes('*') && !isHindi(pattern) && !files.has(pattern))
      .map((file) => wholeFile(file, 'no such file', 'this file is needed')),
    ...[...files].filter(isHindi).flatMap(translationOfNothing),
    ...takenAddresses(),
  ];
}

/** A file's name is its address, so it must be a slug. */
function nameProblems(file: string): Problem[] {
  const name = basename(file, '.yaml');
  if (slugPattern.test(name)) return [];
  const better = didYouMean(slugified(name) && `${slugified(name)}.yaml`);
  const rule = 'small letters, digits and single hyphens, such as new-delhi.yaml';
  return [wholeFile(file, `the name "${name}"`, `${better}${rule}`)];
}

/** Files with a wrong extension or folder. The glob pattern excludes hidden files, such as .DS_Store. */
const unusedFiles = (usedFiles: Set<string>, patterns: string[]) =>
  globSync(`${contentFolder}/**/*`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !usedFiles.has(file))
    .map((file) =>
      wholeFile(
        file,
        'a file that the site does not use',
        `${didYouMean(suggestedPath(file, patterns))}a .yaml file in one of the existing folders`,
      ),
    );

function suggestedPath(file: string, patterns: string[]): string | undefined {
  const folders = patterns.filter((pattern) => pattern.includes('*')).map(dirname);
  const isInFolder = dirname(file) !== contentFolder;
  const folder = isInFolder ? closestName(dirname(file), folders) : undefined;
  const better = folder
    ? `${folder}/${slugified(basename(file, extname(file)))}.yaml`
    : closestName(
        file,
        patterns.filter((pattern) => !pattern.includes('*')),
      );
  return better === file ? undefined : better;
}

/** Any Hindi file may be missing. `names.yaml` is no translation of another file. */
const isHindi = (file: string) =>
  file.startsWith(join(contentFolder, 'hi/')) && file !== join(contentFolder, 'hi/names.yaml');

/** A Hindi file without an English file of the same name. */
function translationOfNothing(file: string): Problem[] {
  const english = join(contentFolder, relative(join(contentFolder, 'hi'), file));
  return existsSync(english)
    ? []
    : [
        wholeFile(
          file,
          'a Hindi file without an English file of the same name',
          `the name of a file in ${dirname(english)}/`,
        ),
      ];
}

/**
 * Entries whose address another page already has. Cities and jobs share /jobs/, and legal pages share / with
 * the site's own pages.
 */
function takenAddresses(): Problem[] {
  const routes = globSync(fileURLToPath(new URL('../../src/pages/*.astro', import.meta.url)))
    .map((file) => basename(file, '.astro'))
    .concat(Object.keys(screens), 'hi');
  const taken = (folder: string, isTaken: (name: string) => boolean, address: string, by: string) =>
    globSync(`${contentFolder}/${folder}/*.yaml`)
      .filter((file) => isTaken(basename(file, '.yaml')))
      .map((file) =>
        wholeFile(
          file,
          `the address ${address}${basename(file, '.yaml')}, which ${by} already has`,
          'a file name that gives a new address',
        ),
      );
  const isJob = (name: string) => existsSync(`${contentFolder}/jobs/${name}.yaml`);
  return [
    ...taken('cities', isJob, '/jobs/', 'a file in jobs/'),
    ...taken('legal', (name) => routes.includes(name), '/', 'another page of the site'),
  ];
}
