/** The folders of `content/` in which every file has a Hindi file, in the same folder of `content/hi/`. */
export const translatedFolders = [
  'home-services',
  'services',
  'industries',
  'clients',
  'testimonials',
] as const;

/** The folders in which some files have a Hindi file. */
export const partlyTranslatedFolders = ['cities', 'jobs', 'legal', 'official-links'] as const;

/** The legal pages that must have a Hindi file, because the Hindi forms and landing pages link to them. */
export const translatedLegalPages = ['job-fraud', 'privacy'] as const;
