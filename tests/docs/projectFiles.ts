import { globSync, readFileSync } from 'node:fs';

const ignored = readFileSync('.gitignore', 'utf8').trim().split('\n');

/**
 * The project's files with these extensions, without what .gitignore names. Git itself is not asked: an unpacked zip
 * of the project has no repository.
 */
export const projectFiles = (...extensions: string[]): string[] =>
  globSync(
    extensions.map((extension) => `**/*.${extension}`),
    { exclude: ignored.map((folder) => folder.replace(/\/$/, '')) },
  );
