import { isBlank } from '#enquiry/blank.ts';
import type { Enquiry, EnquiryKind } from '#enquiry/enquiry.ts';
import type { ContactWords } from '../words.ts';

/** The contact form's fields by mode, in the order in which they are shown (SPEC 3). */
const fieldsOf = {
  application: ['name', 'email', 'phone', 'preferredLocation', 'resume', 'message'],
  'hiring-request': ['name', 'email', 'phone', 'company', 'message'],
} as const satisfies Record<EnquiryKind, readonly string[]>;

export type FieldName = (typeof fieldsOf)[EnquiryKind][number];

/** What is wrong with a field, in a sentence that says what to do. */
export type FieldProblem = { field: FieldName; problem: string };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field in the contact form. */
export const controlOf = (form: HTMLFormElement, field: FieldName) =>
  form.elements.namedItem(field) as Control;

/**
 * The fields of this mode that can't be sent as they are, in order. The browser's own constraints decide
 * (SPEC 5); a value of nothing but spaces counts as missing.
 */
export function findProblems(form: HTMLFormElement, kind: EnquiryKind, words: ContactWords): FieldProblem[] {
  return fieldsOf[kind].flatMap((field) => {
    const control = controlOf(form, field);
    const missing = words[`${field}Missing`];
    control.setCustomValidity(isBlank(control.value) ? missing : '');
    if (control.validity.valid) return [];
    return [{ field, problem: control.validity.typeMismatch ? words.emailMalformed : missing }];
  });
}

/** The enquiry as it stands in the form. `resume` is the file's name, once read. */
export function readEnquiry(form: HTMLFormElement, kind: EnquiryKind, resume?: string): Enquiry {
  const value = (field: FieldName) => controlOf(form, field).value;
  const sender = {
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    message: value('message'),
  };
  return kind === 'application'
    ? { kind, ...sender, preferredLocation: value('preferredLocation'), resume }
    : { kind, ...sender, company: value('company') };
}
