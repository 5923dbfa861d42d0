import type { Answers, EnquiryKind } from './enquiry.ts';
import type { Origin } from './origin.ts';
import type { MadeTexts } from './resume.ts';

/** What a visitor chose in the dialog: a chat opened here, a chat opened on a phone by its QR code, or a call. */
export const dialogChoices = ['whatsapp', 'scanned', 'call'] as const;

export type DialogChoice = (typeof dialogChoices)[number];

/** The message to the agency, and the chat link that carries it. */
export type HandOff = { message: string; chatHref: string };

/** An enquiry that was handed over. All of it can be stored as JSON. */
export type SentEnquiry = HandOff & {
  choice: DialogChoice;
  kind: EnquiryKind;
  /** What the visitor wrote, what their made resume said and where they came from, for "Bring my answers back". */
  answers: Answers;
  made?: MadeTexts | undefined;
  origin?: Origin | undefined;
  /** One that could not be read has no line in the message. `isMade`: on this site, so that the device may not have it. */
  resume?: { name: string; isRead: boolean; isMade?: boolean | undefined } | undefined;
};
