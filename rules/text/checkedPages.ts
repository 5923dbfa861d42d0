import { existsSync } from 'node:fs';
import { entryAddress } from '#navigation/addresses.ts';
import { type Language, withoutLanguage } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { BuiltPage } from '../builtPages.ts';
import { type PageText, readPageText } from './pageText.ts';

const kinds = ['cities', 'jobs', 'departments', 'companies'] as const;

export type CheckedPage = PageText & {
  path: string;
  language: Language;
  /** Where its text can be changed: a content file, or else the page's path. */
  source: string;
  /** The folder of that file. Undefined for pages that are not landing pages. */
  kind: (typeof kinds)[number] | undefined;
};

/** The texts of pages, without that of the 404 page, which search engines don't list. */
export const checkedPages = (pages: BuiltPage[]): CheckedPage[] =>
  pages
    .filter(({ path }) => path !== '/404')
    .map((page) => {
      const { language, address } = withoutLanguage(page.path);
      const slug = address.split('/').at(-1) ?? '';
      const root = language === 'hi' ? `${contentFolder}/hi` : contentFolder;
      const fileOf = (kind: string) => `${root}/${kind}/${slug}.yaml`;
      const kind = kinds.find((kind) => entryAddress(kind, slug) === address && existsSync(fileOf(kind)));
      const source = kind ? fileOf(kind) : page.path;
      return { ...readPageText(page), path: page.path, language, kind, source };
    });
