import type { FormWords } from '#schemas/formWords.ts';

/** The texts of the contact form, in one language. */
export type ContactWords = FormWords['both'] &
  FormWords['contact'] & {
    /** The names of the preferred locations in this language, if it is not English. */
    locationNames?: Partial<Record<string, string>>;
    /** The texts around the QR code, which the dialog shows on a laptop. */
    qrCode: FormWords['qrCode'];
  };

/** The texts of the home page's form. */
export type HomeWords = FormWords['both'] & FormWords['home'];
