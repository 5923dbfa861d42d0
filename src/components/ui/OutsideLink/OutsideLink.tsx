import type { Language } from '#navigation/languages.ts';

/** A place outside this site. `lang` is the language of its name, if it differs from the page's. */
export type OutsidePlace = { name: string; address: string; lang?: Language | undefined };

export const OutsideLink = ({ place: { name, address, lang } }: { place: OutsidePlace }) => (
  <a href={address} rel="noopener" lang={lang}>
    {name}
  </a>
);
