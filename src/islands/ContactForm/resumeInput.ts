import { resumeProblem } from '#enquiry/resume.ts';
import type { ContactWords } from '../words.ts';
import { controlOf } from './fields.ts';

const input = (form: HTMLFormElement) => controlOf(form, 'resume') as HTMLInputElement;

/** The file that stands in the resume field. */
export const chosenFile = (form: HTMLFormElement): File | undefined => input(form).files?.[0];

/** Clears the resume field where its file can't be taken, and says why. */
export function refuseBadResume(form: HTMLFormElement, words: ContactWords): string | undefined {
  const file = chosenFile(form);
  const fault = file && resumeProblem(file);
  if (!fault) return undefined;
  input(form).value = '';
  return words[fault];
}

/** Puts a file back into the resume field. Where the browser does not allow it, the visitor chooses it again. */
export function putFile(form: HTMLFormElement, file: File): void {
  try {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input(form).files = transfer.files;
  } catch {
    input(form).value = '';
  }
}
