import type { LandingKind } from '#enquiry/landingKinds.ts';
import { originQuery } from '#enquiry/origin.ts';
import { addressIn, type Language, withoutLanguage } from './languages.ts';

/** The id of the note on the Hindi home page for visitors of an English page that has no Hindi page. */
export const onlyEnglishNoteId = 'sirf-angrezi';

type Page = {
  language: Language;
  /** The path, with the language. */
  path: string;
  /** True if the page exists in both languages. */
  isTranslated: boolean;
  /** What a landing page is about. */
  subject?: { kind: LandingKind; slug: string } | undefined;
};

/**
 * Where the link to the other language leads (specification 13.7): to the same page; from a landing page that
 * is only in English to the Hindi contact form, which then says what it is about; from any other page to the
 * Hindi home page, which says that the page is only in English.
 */
export function languageLink({ language, path, isTranslated, subject }: Page): string {
  const { address } = withoutLanguage(path);
  if (language === 'hi') return address;
  if (isTranslated) return addressIn('hi', address);
  return subject
    ? `${addressIn('hi', '/contact')}?${originQuery(subject.kind, subject.slug)}`
    : `${addressIn('hi', '/')}#${onlyEnglishNoteId}`;
}
