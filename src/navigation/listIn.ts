import { type Language, languageTags } from './languages.ts';

/** "A, B and C", or "A, B or C". The long style of Hindi has a comma before "और", which newspapers do not print. */
export const listIn = (
  language: Language,
  items: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string =>
  new Intl.ListFormat(languageTags[language], { type, style: language === 'hi' ? 'short' : 'long' }).format(
    items,
  );
