import type { Language } from '#navigation/languages.ts';
import { single, textLanguage } from './entry.ts';

/** Everything that /about shows. */
export async function getAbout(language: Language) {
  const lang = await textLanguage(language, 'aboutPage', 'agency', 'screenWords');
  const { contactUs } = await single('screenWords', lang);
  return { ...(await single('aboutPage', lang)), lang, contactUs };
}
