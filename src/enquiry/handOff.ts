import { whatsappLink } from './contactLinks.ts';
import type { EnquiryKind, Texts } from './enquiry.ts';
import { composeMessage, type MessageLabels } from './message.ts';

export type HandOff = { message: string; chatHref: string };

export type MessageSettings = {
  /** The agency's number, in international format. */
  phone: string;
  labels: MessageLabels;
};

/** Undefined for a text that no link can carry. `resume` is the name of its file, if that could be read. */
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
