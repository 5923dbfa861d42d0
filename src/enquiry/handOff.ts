import { isNamedIn } from '#writing/isNamedIn.ts';
import { safeChatLink } from './contactLinks.ts';
import type { EnquiryKind, Texts } from './enquiry.ts';
import type { EnquiryState } from './enquiryState.ts';
import { type EnquirySettings, originOf, shownTexts } from './enquiryView.ts';
import { composeMessage, composeQuickMessage } from './message.ts';
import { openingSentence } from './origin.ts';
import type { HandOff } from './sentEnquiry.ts';

/**
 * The message and its link, as the form stands. Undefined while the text can't be encoded: half an emoji.
 *
 * @param resume the name of the resume's file, if the file could be read
 */
export function handOffOf(
  state: EnquiryState,
  settings: EnquirySettings,
  resume?: string,
): HandOff | undefined {
  const message = composeMessage(state.kind, sentTexts(state, settings), settings.labels, resume);
  const chatHref = safeChatLink(settings.phone, message);
  return chatHref === undefined ? undefined : { message, chatHref };
}

/** A chat that begins without a submit, with what stands in the form. With the greeting alone while that can't be encoded. */
export function quickChatLink(
  kind: EnquiryKind,
  greeting: string,
  state: EnquiryState,
  settings: EnquirySettings,
): string | undefined {
  const text = composeQuickMessage(greeting, kind, sentTexts(state, settings, kind), settings.labels);
  return safeChatLink(settings.phone, text) ?? safeChatLink(settings.phone, greeting);
}

/** The sentence with which the sent message begins where the visitor's own does not name their origin (specification 11.9). */
export function originSentence(
  state: EnquiryState,
  settings: EnquirySettings,
  kind: EnquiryKind = state.kind,
): string | undefined {
  const origin = originOf(state);
  const own = state.answers.message;
  if (!origin || own === undefined || isNamedIn(own, origin.label)) return undefined;
  return openingSentence(origin, kind, settings.writing);
}

function sentTexts(state: EnquiryState, settings: EnquirySettings, kind = state.kind): Texts {
  const texts = shownTexts({ ...state, kind }, settings);
  const added = originSentence(state, settings, kind);
  return added ? { ...texts, message: `${added} ${texts.message}`.trim() } : texts;
}
