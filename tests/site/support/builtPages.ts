import { globSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { cleanPath } from '../../../integrations/hosting/cleanPath.ts';

/** A page of the built site, with the path that it is served at: /about for dist/about.html. */
export type BuiltPage = { path: string; file: string; html: string; document: HTMLElement };

/**
 * The pages of `dist/`, by file name.
 *
 * @throws {Error} when there are none, so that no check passes on nothing
 */
export function builtFiles(): { path: string; file: string }[] {
  const files = globSync('dist/**/*.html').sort();
  if (files.length === 0) throw new Error('There is no page in dist/. Run "npm run build" first.');
  return files.map((file) => ({ path: cleanPath(file.slice('dist'.length)), file }));
}

/** The pages of `dist/`, parsed. What a check finds in a document is shared: it may not change it. */
export const builtPages = (): BuiltPage[] =>
  builtFiles().map(({ path, file }) => {
    const html = readFileSync(file, 'utf8');
    return { path, file, html, document: parsePage(html) };
  });

/** Parses a page by another parser than the build's. Of the elements that hold text alone, only code counts as such. */
export const parsePage = (html: string) => parse(html, { blockTextElements: { script: true, style: true } });
