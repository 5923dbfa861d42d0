import type { EnquiryKind } from '#enquiry/enquiry.ts';
import { whatsappLink } from '#enquiry/links.ts';
import { composeMessage, type MessageLabels } from '#enquiry/message.ts';
import { readEnquiry } from './fields.ts';
import { type HeldResume, holdResume } from './heldResume.ts';

/** An enquiry that is ready to go: the message, the chat link that carries it, and the resume if one was read. */
export type HandOff = { message: string; chatHref: string; resume?: HeldResume | undefined };

/**
 * Builds the hand-off from the form. A resume that can't be read is logged and left out; the enquiry goes on
 * without it (specification 7.9).
 *
 * @throws {URIError} when the text can't be encoded
 */
export async function prepareHandOff(
  form: HTMLFormElement,
  kind: EnquiryKind,
  agencyPhone: string,
  labels: MessageLabels,
): Promise<HandOff> {
  const file = kind === 'application' ? new FormData(form).get('resume') : null;
  const resume = file instanceof File ? await tryToHold(file) : undefined;
  const message = composeMessage(readEnquiry(form, kind, resume?.file.name), labels);
  return { message, chatHref: whatsappLink(agencyPhone, message), resume };
}

/** The length of the chat link as the form stands, in characters; 0 while its text can't be encoded. */
export function linkLengthNow(
  form: HTMLFormElement,
  kind: EnquiryKind,
  agencyPhone: string,
  labels: MessageLabels,
): number {
  try {
    return whatsappLink(agencyPhone, composeMessage(readEnquiry(form, kind), labels)).length;
  } catch {
    return 0;
  }
}

async function tryToHold(file: File): Promise<HeldResume | undefined> {
  try {
    return await holdResume(file);
  } catch (error) {
    console.error('The resume could not be read; the enquiry goes on without it.', error);
    return undefined;
  }
}
