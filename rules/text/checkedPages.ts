import { existsSync } from 'node:fs';
import { type Language, withoutLanguage } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { BuiltPage } from '../builtPages.ts';
import { type PageText, readPageText } from './pageText.ts';

/** A page whose text is checked. */
export type CheckedPage = PageText & {
  path: string;
  language: Language;
  /** Where its text can be changed: a content file, or else the page's path. */
  source: string;
  /** The folder of that file. Undefined for pages that are not landing pages. */
  kind: string | undefined;
};

/** The content folders of each part of the site. */
const foldersOf: Record<string, string[]> = {
  jobs: ['cities', 'jobs'],
  department: ['departments'],
  company: ['companies'],
};

/** The texts of pages, without that of the 404 page, which search engines don't list. */
export const checkedPages = (pages: BuiltPage[]): CheckedPage[] =>
  pages
    .filter(({ path }) => path !== '/404')
    .map((page) => {
      const { language, address } = withoutLanguage(page.path);
      const [, part = '', slug] = address.split('/');
      const root = language === 'hi' ? `${contentFolder}/hi` : contentFolder;
      const kind = foldersOf[part]?.find((folder) => existsSync(`${root}/${folder}/${slug}.yaml`));
      const source = kind ? `${root}/${kind}/${slug}.yaml` : page.path;
      return { ...readPageText(page), path: page.path, language, kind, source };
    });
