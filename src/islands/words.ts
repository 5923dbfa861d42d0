import type { FormWords, ResumeWords } from '#schemas/messages.ts';

export type ContactWords = FormWords['both'] &
  FormWords['contact'] & {
    /** The preferred locations in their order, by the name that the message has: what the list shows. */
    locationNames: Record<string, string>;
    qrCode: FormWords['qrCode'];
    makeResume: string;
  };

export type HomeWords = FormWords['both'] &
  Omit<FormWords['home'], 'preview'> & {
    /** Only if the form sends nothing. */
    preview?: string | undefined;
  };

export type ResumeMakerWords = Omit<ResumeWords, 'anyWork'> &
  Pick<FormWords['both'], 'suggestion' | 'useSuggestion' | 'errorTitle' | 'phoneLong'>;
