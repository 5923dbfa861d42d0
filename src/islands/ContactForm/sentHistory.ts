import { readEntry, writeEntry } from '../historyState.ts';
import type { SentEnquiry } from './contactState.ts';
import { parseAnswers } from './draft.ts';

/**
 * Browsers inside apps open the chat in the same tab. A visitor who comes back without having pressed send in WhatsApp
 * still needs the message, so the current entry of the session history keeps the panel's data (specification 8.5).
 */
const key = 'sentEnquiry';

/** Keeps a sent enquiry. Call it before the browser follows the link: the page may not live longer than that. */
export const rememberSent = (sent: SentEnquiry) => writeEntry(key, sent);

/** Removes it, if there is one. */
export function forgetSent(): void {
  if (readEntry(key) !== undefined) writeEntry(key, undefined);
}

/** The sent enquiry that this entry keeps; undefined where there is none, or where something else has written there. */
export function recallSent(): SentEnquiry | undefined {
  const { message, chatHref, answer, resumeName, answers } = (readEntry(key) ?? {}) as Partial<SentEnquiry>;
  const parsed = parseAnswers(JSON.stringify(answers) ?? '');
  if (typeof message !== 'string' || !parsed || !chatHref?.startsWith?.('https://wa.me/')) return undefined;
  return {
    message,
    chatHref,
    answer: answer === 'call' ? 'call' : 'whatsapp',
    resumeName: typeof resumeName === 'string' ? resumeName : undefined,
    answers: parsed,
  };
}
