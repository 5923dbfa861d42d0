import type { EnquiryKind } from '#enquiry/enquiry.ts';
import type { OpeningWords, Origin } from '#enquiry/origin.ts';
import { type OriginAnswers, withOrigin, withoutOrigin } from '#enquiry/originAnswers.ts';
import { type ResumeProblem, resumeProblem } from '#enquiry/resume.ts';
import type { ContactField } from '#enquiry/validation.ts';
import type { FormContent } from './contactState.ts';

/*
 * The form's own elements hold the values, so that a value that is typed or restored before hydration is never
 * overwritten. All code that reads or writes these elements is in this file.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field. */
export const controlOf = (form: HTMLFormElement, field: ContactField | 'location') =>
  form.elements.namedItem(field) as Control;

const fileInput = (form: HTMLFormElement) => controlOf(form, 'resume') as HTMLInputElement;

/** The chosen mode. */
export const kindOf = (form: HTMLFormElement): EnquiryKind =>
  form.querySelector<HTMLInputElement>('[name=kind]:checked')?.value === 'hiring-request'
    ? 'hiring-request'
    : 'application';

/** Chooses the form's mode. */
function chooseKind(form: HTMLFormElement, kind: EnquiryKind): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('[name=kind]'))
    radio.checked = radio.value === kind;
}

/** The mode, the values and the chosen file of the form. */
export function contentOf(form: HTMLFormElement): FormContent {
  const value = (field: ContactField) => controlOf(form, field).value;
  return {
    kind: kindOf(form),
    values: {
      name: value('name'),
      email: value('email'),
      phone: value('phone'),
      company: value('company'),
      preferredLocation: value('preferredLocation'),
      message: value('message'),
    },
    file: fileInput(form).files?.[0],
  };
}

/** What is written in the form, except for the resume: text that can be stored. */
export type Answers = { kind: EnquiryKind; texts: Record<string, string> };

/** Every text field of the form by name, those of the other mode included, and the mode. */
export function answersOf(form: HTMLFormElement): Answers {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (name !== 'kind' && typeof value === 'string') texts[name] = value;
  }
  return { kind: kindOf(form), texts };
}

/** The controls that the names in `texts` belong to. A stored name that the form does not have is left out. */
function controlsFor(
  form: HTMLFormElement,
  texts: Answers['texts'],
): { control: { value: string }; text: string }[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const control = form.elements.namedItem(name);
    return control && 'value' in control ? [{ control, text }] : [];
  });
}

/** Writes answers into the form's empty fields. A filled field is newer, and is kept. */
export function writeAnswers(form: HTMLFormElement, { kind, texts }: Answers): void {
  chooseKind(form, kind);
  for (const { control, text } of controlsFor(form, texts)) control.value ||= text;
}

/**
 * Empties the fields that still hold these answers: on Back some browsers refill a form with what was in it when the page
 * was left, even if it has been sent. The file field is emptied as well.
 */
export function removeAnswers(form: HTMLFormElement, { kind, texts }: Answers): void {
  chooseKind(form, kind);
  for (const { control, text } of controlsFor(form, texts)) if (control.value === text) control.value = '';
  fileInput(form).value = '';
}

/** Empties the form and keeps its mode. */
export function emptyForm(form: HTMLFormElement): void {
  const kind = kindOf(form);
  form.reset();
  controlOf(form, 'location').value = '';
  chooseKind(form, kind);
}

/** Clears the resume field where its file can't be taken. Returns why. */
export function refuseBadResume(form: HTMLFormElement): ResumeProblem | undefined {
  const file = fileInput(form).files?.[0];
  const problem = file && resumeProblem(file);
  if (problem) fileInput(form).value = '';
  return problem;
}

/** Puts a file into the resume field. Where the browser does not allow that, the visitor chooses the file again. */
export function putFile(form: HTMLFormElement, file: File): void {
  try {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    fileInput(form).files = transfer.files;
  } catch {
    fileInput(form).value = '';
  }
}

/** Writes the origin's answers into the form, never over what the visitor wrote (specification 11.9). */
export function offerOrigin(
  form: HTMLFormElement,
  origin: Origin,
  coveringLocation: string | undefined,
  writing: OpeningWords,
): void {
  writeOriginAnswers(
    form,
    withOrigin(originAnswersOf(form), kindOf(form), origin, coveringLocation, writing),
  );
}

/** Removes what `offerOrigin` wrote, except for what the visitor has changed. */
export function dropOrigin(
  form: HTMLFormElement,
  origin: Origin,
  coveringLocation: string | undefined,
  writing: OpeningWords,
): void {
  writeOriginAnswers(form, withoutOrigin(originAnswersOf(form), origin, coveringLocation, writing));
}

const originAnswersOf = (form: HTMLFormElement): OriginAnswers => ({
  location: controlOf(form, 'location').value,
  preferredLocation: controlOf(form, 'preferredLocation').value,
  message: controlOf(form, 'message').value,
});

/** Writes only what differs: writing to a text field moves its caret. */
function writeOriginAnswers(form: HTMLFormElement, answers: OriginAnswers): void {
  for (const field of ['location', 'preferredLocation', 'message'] as const) {
    const control = controlOf(form, field);
    if (control.value !== answers[field]) control.value = answers[field];
  }
}
