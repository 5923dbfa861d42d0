import { basename, dirname, extname } from 'node:path';
import { fixedPages } from '#navigation/pages.ts';
import { slugified, slugPattern } from '#schemas/slug.ts';
import { closestName, didYouMean } from './closestName.ts';
import { collectionOf, siteCollections } from './collections.ts';
import { type Content, contentFile } from './content.ts';
import type { Problem } from './problem.ts';

export function checkPaths(content: Content): Problem[] {
  const byFolder = Map.groupBy(content.keys(), unusedFolder);
  const wrong = byFolder.get(undefined)?.map((file) => [file, ...faultOf(file, content)]) ?? [];
  byFolder.delete(undefined);
  const misplaced = [...byFolder].map(([folder = '', files]) => {
    const meant = closestName(folder, usedFolders);
    return [
      `${folder}/`,
      `a folder that the site does not use, with ${files.length === 1 ? '1 file' : `${files.length} files`}`,
      `${didYouMean(meant && contentFile(meant))}one of the existing folders: move what is in it one level up, or delete it`,
    ];
  });
  const missing = neededFiles()
    .filter((file) => !content.has(file))
    .map((file) => [file, 'no such file', 'this file is needed']);
  const copies = copiesIn(content).map(([file, original]) => [
    file,
    `a copy of ${original}, to the letter`,
    'texts of its own: change them, or delete this file',
  ]);
  return [...wrong, ...misplaced, ...missing, ...copies].flatMap(([file = '', found, allowed]) =>
    found && allowed ? [{ file, line: 1, path: [], found, allowed }] : [],
  );
}

const usedFolders = new Set(Object.values(siteCollections).map(({ pattern }) => dirname(pattern)));

/** The outermost folder of a file that the site does not use, such as `content` in a backup with a folder around it. */
function unusedFolder(file: string): string | undefined {
  const names = dirname(file).split('/');
  const folders = names.map((_, index) => names.slice(0, index + 1).join('/'));
  return file.startsWith('public/') ? undefined : folders.find((folder) => !usedFolders.has(folder));
}

/** The single English files, and the legal pages to which every page links. */
function neededFiles(): string[] {
  const single = Object.values(siteCollections)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes('*') && !pattern.startsWith('hi/'));
  const linked = Object.values(fixedPages).filter(({ isLegal }) => isLegal);
  return [...single, ...linked.map(({ address }) => `legal${address}.yaml`)];
}

/** Files that say exactly what another one of their folder says, each with that one, whose name is shorter. */
function copiesIn(content: Content): [file: string, original: string][] {
  const entries = [...content.keys()]
    .filter((file) => content.get(file) && collectionOf(file))
    .sort((a, b) => a.length - b.length);
  return [...Map.groupBy(entries, (file) => content.get(file)).values()].flatMap((same) =>
    same.flatMap((file): [string, string][] => {
      const original = same.find((other) => dirname(other) === dirname(file)) ?? file;
      return original === file ? [] : [[file, basename(original)]];
    }),
  );
}

/** What is wrong with a file's path, and what is allowed. Empty if nothing is wrong. */
function faultOf(file: string, content: Content): string[] {
  // An SVG can carry a script, which runs when a visitor opens its address.
  if (file.startsWith('public/'))
    return /\.(png|webp)$/.test(file) ? [] : ['a file that is no PNG and no WebP', pictureRule];
  const [kind] = collectionOf(file) ?? [];
  if (!kind) {
    const renamed = `${dirname(file)}/${slugified(basename(file, extname(file)))}.yaml`;
    const meant = dirname(file) === '.' ? closestName(file, neededFiles()) : renamed;
    return [
      'a file that the site does not use',
      `${didYouMean(meant && contentFile(meant))}a .yaml file in one of the existing folders`,
    ];
  }
  const slug = basename(file, '.yaml');
  if (!slugPattern.test(slug)) {
    const better = didYouMean(slugified(slug) && `${slugified(slug)}.yaml`);
    return [
      `the name "${slug}"`,
      `${better}small letters, digits and single hyphens, such as new-delhi.yaml`,
    ];
  }
  const english = file.replace(/^hi\//, '');
  if (kind.endsWith('Hindi') && !content.has(english))
    return [
      'a Hindi file without an English file of the same name',
      `the name of a file in ${contentFile(dirname(english))}/`,
    ];
  if (dirname(file) === 'cities' && content.has(`jobs/${slug}.yaml`))
    return [`the address /jobs/${slug}, which a file in jobs/ already has`, newAddress];
  if (dirname(file) === 'legal' && taken.includes(slug))
    return [`the address /${slug}, which another page of the site already has`, newAddress];
  return [];
}

const pictureRule = 'a PNG or WebP picture: npm run edit makes one of a logo in another format';
const newAddress = 'a file name that gives a new address';

/** What shares / with the legal pages that an owner adds. /hi is home in Hindi; home's picture is that of /home. */
const taken = ['index', '404', 'hi', 'home'].concat(
  Object.values(fixedPages).flatMap(({ address, isLegal }) => (isLegal ? [] : address.slice(1))),
);
