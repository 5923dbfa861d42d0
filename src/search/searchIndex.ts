import type { Link } from '#navigation/link.ts';
import { withoutIgnoredWords } from './ignoredWords.ts';

export type PageKind = 'role' | 'arrangement' | 'city' | 'department' | 'company' | 'guide';

export type FoundPage = Pick<Link, 'href' | 'label' | 'lang' | 'hrefLang'> & { kind: PageKind };

/** A page with the phrases by which it is found: folded words, with a space between them. */
export type IndexedPage = FoundPage & { phrases: string[] };

/** A page with its names in the index: those that sound alike once. */
export const indexed = ({ names, ...page }: FoundPage & { names: string[] }): IndexedPage => ({
  ...page,
  phrases: [...new Set(names.map((name) => withoutIgnoredWords(name).join(' ')))],
});
