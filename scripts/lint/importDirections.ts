import { join } from 'node:path';
import ts from 'typescript';

const domain = ['src/writing', 'src/enquiry', 'src/resume', 'src/schemas', 'src/navigation'];
const document = [
  ...domain,
  'src/site',
  'src/queries',
  'src/components',
  'src/form',
  'src/islands',
  'src/metadata',
  'src/styles',
];

/**
 * From which other folders a folder may import (docs/architecture.md). A test may import from `tests`, `src/site` and
 * `src/queries` as well; `scripts`, `tests` and the files at the top import from everywhere.
 */
const mayImport: Record<string, string[]> = {
  // content.config.ts
  src: ['src/schemas'],
  'src/writing': [],
  'src/enquiry': ['src/writing'],
  'src/resume': ['src/writing', 'src/enquiry'],
  'src/schemas': ['src/writing', 'src/enquiry', 'src/resume'],
  'src/navigation': ['src/enquiry', 'src/schemas'],
  // All content of one language, read once.
  'src/site': domain,
  // A query is a plain function of it, and returns plain data.
  'src/queries': [...domain, 'src/site'],
  // Components, islands and metadata get their data from layouts and pages.
  'src/components': [...domain, 'src/styles'],
  'src/form': [...domain, 'src/styles', 'src/components'],
  'src/islands': [...domain, 'src/styles', 'src/components', 'src/form'],
  // The page finder: its index, its field, and what runs in the browser.
  'src/search': [...domain, 'src/site', 'src/styles', 'src/components'],
  'src/cache': [],
  'src/fonts': ['src/cache'],
  'src/metadata': [...domain, 'src/cache', 'src/fonts'],
  'src/layouts': [...document, 'src/fonts', 'src/search'],
  'src/pages': [...document, 'src/layouts', 'src/search'],
  integrations: [...domain, 'src/fonts'],
  rules: [...domain, 'integrations'],
  'owner/yaml': domain,
  'owner/check': [...domain, 'owner/yaml'],
  'owner/tasks': [...domain, 'owner/yaml', 'owner/check'],
  'owner/desk': [...domain, 'owner/yaml', 'owner/check', 'owner/tasks'],
};

/** A component's props are inferred from the query that gives its data, so it may import the type. It reads nothing. */
const mayImportTypes: Record<string, string[]> = { 'src/components': ['src/queries'] };

/** The folder that the table knows a file by: two levels in `src` and `owner`, else one. */
function folderOf(file: string): string {
  const [top = '', second = '', ...rest] = file.split('/');
  return ['src', 'owner'].includes(top) && rest.length > 0 ? `${top}/${second}` : top;
}

/** The imports of a file that its folder may not have, one line each. `file` is its path in the project. */
export function wrongImports(file: string, text: string): string[] {
  const folder = folderOf(file);
  const allowed = mayImport[folder];
  if (!allowed)
    return /^(src|owner)\//.test(file)
      ? [`${file}: scripts/lint/importDirections.ts has no line for ${folder}`]
      : [];
  const targets = [
    folder,
    ...allowed,
    ...(/\.test\.\w+$/.test(file) ? ['tests', 'src/site', 'src/queries'] : []),
  ];
  const types = mayImportTypes[folder] ?? [];
  const asValues = importedFiles(file, text.replaceAll(/^import type [^;]+;/gm, ''));
  return importedFiles(file, text)
    .filter((imported) => !targets.includes(folderOf(imported)))
    .filter((imported) => !types.includes(folderOf(imported)) || asValues.includes(imported))
    .map(
      (imported) =>
        `${file} imports ${imported}: ${folder} may import from ${allowed.join(', ') || 'no other folder'}`,
    );
}

/** The files of the project that a file imports, also by `import()` and in types. Packages are left out. */
function importedFiles(file: string, text: string): string[] {
  const code = file.endsWith('.astro') ? scriptsOf(text) : text;
  return ts.preProcessFile(code, true, true).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('#')) return [`src/${fileName.slice(1)}`];
    return fileName.startsWith('.') ? [join(file, '..', fileName)] : [];
  });
}

const scriptsOf = (text: string) =>
  [...text.matchAll(/^---\n(.*?)\n---$|<script[^>]*>(.*?)<\/script>/gms)]
    .map(([, front, script]) => front ?? script)
    .join('\n');
