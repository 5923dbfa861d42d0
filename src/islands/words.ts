import type { FormWords, HindiFormWords } from '#schemas/formWords.ts';

/** What the contact form says, in one language. */
export type ContactWords = FormWords['both'] &
  FormWords['contact'] & {
    /** What the preferred locations are called, where that is not their English name. */
    locationNames?: HindiFormWords['contact']['locationNames'];
    /** What the dialog says on a laptop. */
    qrCode: FormWords['qrCode'];
  };

/** What the home page's form says. */
export type HomeWords = FormWords['both'] & FormWords['home'];
