import { globSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { cleanPath } from '#navigation/addresses.ts';

/** A page of the built site, with the path at which it is served: /about for dist/about.html. */
export type BuiltPage = { path: string; file: string; html: string; document: HTMLElement };

/** @throws {Error} when there are no pages, so that no check passes without them */
export function builtFiles(folder = 'dist'): { path: string; file: string }[] {
  const files = globSync(`${folder}/**/*.html`).sort();
  if (files.length === 0) throw new Error(`There is no page in ${folder}/. Run "npm run build" first.`);
  return files.map((file) => ({ path: cleanPath(file.slice(folder.length)), file }));
}

/** Checks share the documents and must not change them. */
export const builtPages = (): BuiltPage[] =>
  builtFiles().map(({ path, file }) => {
    const html = readFileSync(file, 'utf8');
    return { path, file, html, document: parsePage(html) };
  });

/** Parses a page, with a different parser from the build's. Only scripts and styles are plain text. */
export const parsePage = (html: string) => parse(html, { blockTextElements: { script: true, style: true } });
