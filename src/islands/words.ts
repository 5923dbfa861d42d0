import type { FormWords, ResumeWords } from '#schemas/messages.ts';

/** The texts of the contact form, in one language. */
export type ContactWords = FormWords['both'] &
  FormWords['contact'] & {
    /** The preferred locations in their order, by the name that the message has: what the list shows. */
    locationNames: Record<string, string>;
    /** The texts around the QR code, which the dialog shows on a laptop. */
    qrCode: FormWords['qrCode'];
    /** The link to the resume maker, at the resume. */
    makeResume: string;
  };

/** The texts of the home page's form. */
export type HomeWords = FormWords['both'] &
  Omit<FormWords['home'], 'preview'> & {
    /** Only if the form sends nothing. */
    preview?: string | undefined;
  };

/** The texts of the resume maker. */
export type ResumeMakerWords = Omit<ResumeWords, 'anyWork'> &
  Pick<FormWords['both'], 'suggestion' | 'useSuggestion' | 'errorTitle' | 'phoneLong'>;
