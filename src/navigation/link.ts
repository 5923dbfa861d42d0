import type { Language } from './languages.ts';

/** A link to a page of the site. */
export type Link = {
  href: string;
  label: string;
  /** The name for screen readers, where the label alone is not clear. It begins with the label. */
  accessibleName?: string | undefined;
  /** The language of the label, if it differs from the language of this page. */
  lang?: Language | undefined;
  /** The language of the linked page, if it differs from the language of this page. */
  hrefLang?: Language | undefined;
};
