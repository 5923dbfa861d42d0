import type { Answers } from './formElement.ts';
import { readStored, removeStored, store } from './tabStorage.ts';

/** The key of the text fields in session storage: this tab, this device, until sent or cleared (specification 5.8). */
const key = 'enquiry-draft';

/** Stores the answers, so that a reload or a closed tab does not lose them. */
export const saveDraft = (answers: Answers) => store(key, JSON.stringify(answers));

/** The stored answers, if there are any. */
export const loadDraft = () => parseAnswers(readStored(key) ?? '');

/** Removes the stored answers. */
export const dropDraft = () => removeStored(key);

/** The answers in a stored text; undefined for a text that something else has stored. */
export function parseAnswers(text: string): Answers | undefined {
  try {
    const { kind, texts } = JSON.parse(text);
    const strings = Object.entries<unknown>(texts).filter(([, text]) => typeof text === 'string');
    return {
      kind: kind === 'hiring-request' ? kind : 'application',
      texts: Object.fromEntries(strings) as Answers['texts'],
    };
  } catch {
    return undefined;
  }
}
