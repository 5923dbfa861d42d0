import type { EnquiryKind } from '#enquiry/enquiry.ts';
import { readStored, removeStored, store } from './tabStorage.ts';

/** Session storage keeps the text fields under this key: this tab, this device, until sent or cleared. */
const key = 'enquiry-draft';

/** What is written in the form, but for the resume. */
export type Answers = { kind: EnquiryKind; texts: Record<string, string> };

const kindOf = (form: HTMLFormElement): EnquiryKind =>
  new FormData(form).get('kind') === 'hiring-request' ? 'hiring-request' : 'application';

/** Every text field of the form by name, those of the other mode included, and the mode. */
export function readAnswers(form: HTMLFormElement): Answers {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (name !== 'kind' && typeof value === 'string') texts[name] = value;
  }
  return { kind: kindOf(form), texts };
}

/** Writes answers into the form's empty fields; what already stands there is newer and stays. */
export function writeAnswers(form: HTMLFormElement, { kind, texts }: Answers): void {
  setKind(form, kind);
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control && !control.value) control.value = text;
  }
}

/** Chooses the form's mode. */
export function setKind(form: HTMLFormElement, kind: EnquiryKind): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('[name=kind]'))
    radio.checked = radio.value === kind;
}

/** Keeps the answers through a reload or a killed tab. */
export const saveDraft = (answers: Answers) => store(key, JSON.stringify(answers));

/** The stored answers, where there are any. */
export const loadDraft = () => parseDraft(readStored(key) ?? '');

/** The answers in a stored text, as far as they can be read; undefined where something else left the text. */
export function parseDraft(text: string): Answers | undefined {
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

/** Removes the stored answers. */
export const dropDraft = () => removeStored(key);
