import { type Language, languageTags } from './languages.ts';

/** "30 days", "30 दिन". */
export const inDays = (days: number, language: Language) =>
  new Intl.NumberFormat(languageTags[language], { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
    days,
  );
