import type { Site } from '#site/site.ts';

/** What the screens have in common that show no form: their own texts, and the words of all screens. */
export function screenOf<Name extends 'about' | 'services' | 'industries' | 'clients'>(
  site: Site,
  name: Name,
) {
  const texts = site.inOneLanguage(`${name}Page`, 'agency', 'screenWords');
  return {
    texts,
    language: site.language,
    lang: texts.language,
    page: texts.file(`${name}Page`),
    words: texts.words.screens,
    forEmployers: texts.file('homePage').employers.title,
  };
}
