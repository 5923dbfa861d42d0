import { whatsappLink } from './contactLinks.ts';
import type { Enquiry, EnquiryKind } from './enquiry.ts';
import { composeMessage, type MessageLabels } from './message.ts';
import type { ContactValues } from './validation.ts';

/** An enquiry that is ready to be sent: the message, and the chat link that carries it. */
export type HandOff = { message: string; chatHref: string };

/** What a message needs to know besides the enquiry. */
export type MessageSettings = {
  /** The agency's number, in international format. */
  phone: string;
  labels: MessageLabels;
};

/**
 * Composes the message and its chat link.
 *
 * @param resume the name of the resume's file, if the file could be read
 * @throws {URIError} when a value holds half a surrogate pair, which no URL can carry
 */
export function prepareHandOff(
  kind: EnquiryKind,
  values: ContactValues,
  resume: string | undefined,
  { phone, labels }: MessageSettings,
): HandOff {
  const message = composeMessage(enquiryOf(kind, values, resume), labels);
  return { message, chatHref: whatsappLink(phone, message) };
}

/** The length of the chat link in characters, without a resume; 0 while the text can't be encoded. */
export function chatLinkLength(kind: EnquiryKind, values: ContactValues, settings: MessageSettings): number {
  try {
    return prepareHandOff(kind, values, undefined, settings).chatHref.length;
  } catch {
    return 0;
  }
}

function enquiryOf(kind: EnquiryKind, values: ContactValues, resume: string | undefined): Enquiry {
  const { name, email, phone, message, preferredLocation, company } = values;
  const sender = { name, email, phone, message };
  return kind === 'application'
    ? { kind, ...sender, preferredLocation, resume }
    : { kind, ...sender, company };
}
