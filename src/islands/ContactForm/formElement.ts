import { textFields } from '#enquiry/answers.ts';
import type { EnquiryKind } from '#enquiry/enquiry.ts';
import { type FormContent, isSameFile } from '#enquiry/enquiryState.ts';
import type { ContactField } from '#enquiry/validation.ts';

/*
 * The form's own elements hold the values, so that a value that is typed before hydration is never overwritten. All code
 * that reads or writes these elements is in this file.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field. */
const controlOf = (form: HTMLFormElement, field: ContactField) => form.elements.namedItem(field) as Control;

const fileInput = (form: HTMLFormElement) => controlOf(form, 'resume') as HTMLInputElement;
const modes = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[name=kind]')];

/** The mode, the texts and the chosen file of the form. */
export const contentOf = (form: HTMLFormElement): FormContent => ({
  kind: (modes(form).find(({ checked }) => checked)?.value ?? 'application') as EnquiryKind,
  texts: Object.fromEntries(
    textFields.map((field) => [field, controlOf(form, field).value]),
  ) as FormContent['texts'],
  file: fileInput(form).files?.[0],
});

/** Writes only what differs: writing to a text field moves its caret. */
export function showContent(form: HTMLFormElement, { kind, texts, file }: FormContent): void {
  for (const mode of modes(form)) mode.checked = mode.value === kind;
  for (const field of textFields) {
    const control = controlOf(form, field);
    if (control.value !== texts[field]) control.value = texts[field];
  }
  const input = fileInput(form);
  if (!isSameFile(input.files?.[0], file)) putFile(input, file);
}

/** Where the browser does not let a script choose a file, the field is empty afterwards. */
function putFile(input: HTMLInputElement, file: File | undefined): void {
  input.value = '';
  if (!file) return;
  try {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
  } catch {
    // Older Safari: the visitor chooses the file again.
  }
}
