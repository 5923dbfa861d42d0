import type { Enquiry, EnquiryKind } from '#enquiry/enquiry.ts';
import { type ContactField, type ContactValues, contactProblems, type Problem } from '#enquiry/validation.ts';
import type { ContactWords } from '../words.ts';

/** What is wrong with a field, in a sentence that says what to do. */
export type FieldProblem = { field: ContactField; problem: string };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field in the contact form. */
export const controlOf = (form: HTMLFormElement, field: ContactField) =>
  form.elements.namedItem(field) as Control;

/** The fields of this mode that can't be sent as they are, in order, each with its sentence. */
export const findProblems = (form: HTMLFormElement, kind: EnquiryKind, words: ContactWords): FieldProblem[] =>
  contactProblems(kind, readValues(form)).map(({ field, problem }) => ({
    field,
    problem: sentenceFor(field, problem, words),
  }));

function sentenceFor(field: ContactField, problem: Problem, words: ContactWords): string {
  if (problem === 'missing') return words[`${field}Missing`];
  return problem === 'malformed' ? words.emailMalformed : words[problem];
}

function readValues(form: HTMLFormElement): ContactValues {
  const value = (field: ContactField) => controlOf(form, field).value;
  return {
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    company: value('company'),
    preferredLocation: value('preferredLocation'),
    message: value('message'),
    resume: (controlOf(form, 'resume') as HTMLInputElement).files?.[0],
  };
}

/** The enquiry as it stands in the form. `resume` is the file's name, once read. */
export function readEnquiry(form: HTMLFormElement, kind: EnquiryKind, resume?: string): Enquiry {
  const { name, email, phone, message, preferredLocation, company } = readValues(form);
  const sender = { name, email, phone, message };
  return kind === 'application'
    ? { kind, ...sender, preferredLocation, resume }
    : { kind, ...sender, company };
}
