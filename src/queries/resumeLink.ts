import { resumeAddress } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import { single } from './entry.ts';

/** The link to the page on which a visitor makes a resume. */
export const getResumeLink = async (language: Language): Promise<Link> => ({
  href: resumeAddress(language),
  label: (await single('resumeWords', language)).link,
});
