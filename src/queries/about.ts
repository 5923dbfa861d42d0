import type { Language } from '#navigation/languages.ts';
import { single } from './entry.ts';

/** Everything that /about shows. */
export async function getAbout(language: Language) {
  const { contactUs } = await single('screenWords', language);
  return { ...(await single('aboutPage', language)), contactUs };
}
