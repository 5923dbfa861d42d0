import type { Language } from '#navigation/languages.ts';
import { single, textLanguage } from '../entry.ts';

/** What the screens have in common that show no form: their own texts, and the words of all screens. */
export async function getScreen<Name extends 'about' | 'services' | 'industries' | 'clients'>(
  name: Name,
  language: Language,
) {
  const lang = await textLanguage(language, `${name}Page`, 'agency', 'screenWords');
  return {
    language,
    lang,
    page: await single(`${name}Page`, lang),
    words: await single('screenWords', lang),
    forEmployers: (await single('homePage', lang)).employers.title,
  };
}
