import { addressIn, screens } from './languages.ts';

/** The addresses of the pages with a form, in both languages. */
export const formPages: readonly string[] = (['en', 'hi'] as const).flatMap((language) =>
  [screens.home, screens.contact].map((address) => addressIn(language, address)),
);
