import { whatsappLink } from './contactLinks.ts';
import type { EnquiryKind, Texts } from './enquiry.ts';
import { composeMessage, type MessageLabels } from './message.ts';

/** An enquiry that is ready to be sent: the message, and the chat link that carries it. */
export type HandOff = { message: string; chatHref: string };

/** What a message needs to know besides the enquiry. */
export type MessageSettings = {
  /** The agency's number, in international format. */
  phone: string;
  labels: MessageLabels;
};

/**
 * Composes the message and its chat link. Undefined for a text that no link can carry: one with half a surrogate pair.
 *
 * @param resume the name of the resume's file, if the file could be read
 */
export function prepareHandOff(
  kind: EnquiryKind,
  { company, preferredLocation, ...sender }: Texts,
  resume: string | undefined,
  { phone, labels }: MessageSettings,
): HandOff | undefined {
  const message = composeMessage(
    kind === 'application' ? { kind, ...sender, preferredLocation, resume } : { kind, ...sender, company },
    labels,
  );
  const chatHref = safeChatLink(phone, message);
  return chatHref === undefined ? undefined : { message, chatHref };
}

/** The link of `whatsappLink`, or undefined for a text that it can't carry. */
export function safeChatLink(phone: string, text: string): string | undefined {
  try {
    return whatsappLink(phone, text);
  } catch {
    return undefined;
  }
}
