/** The folders of `content/` whose every file has a Hindi one beside it, in `content/hi/`. */
export const translatedFolders = [
  'home-services',
  'services',
  'industries',
  'clients',
  'testimonials',
] as const;
