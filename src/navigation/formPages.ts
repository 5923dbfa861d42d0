import { addressIn } from './languages.ts';
import { resumeMaker, screens } from './screens.ts';

/** The addresses of the pages with a form, in both languages. */
export const formPages: readonly string[] = (['en', 'hi'] as const).flatMap((language) =>
  [screens.home, screens.contact, resumeMaker].map((address) => addressIn(language, address)),
);
