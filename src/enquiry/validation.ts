import { isBlank } from '#writing/invisible.ts';
import { isEmail } from './email.ts';
import type { EnquiryKind } from './enquiry.ts';
import { type HomeMessage, homeFields } from './homeMessage.ts';
import { isShortPhone } from './phone.ts';
import { type FileFacts, type ResumeProblem, resumeProblem } from './resume.ts';

/** The fields of each mode of the contact form, in the order shown (specification 5.2). */
export const contactFields = {
  application: ['name', 'email', 'phone', 'preferredLocation', 'resume', 'message'],
  'hiring-request': ['name', 'email', 'phone', 'company', 'message'],
} as const satisfies Record<EnquiryKind, readonly string[]>;

export type ContactField = (typeof contactFields)[EnquiryKind][number];

/** Those that may be left empty (specification 6.1). */
export const optionalFields: readonly ContactField[] = [];

/** The values of the contact form. Each mode uses only its own fields. */
export type ContactValues = Record<Exclude<ContactField, 'resume'>, string> & {
  resume?: FileFacts | undefined;
};

export type Problem = 'missing' | 'malformed' | 'tooShort' | ResumeProblem;

export type FieldProblem<Field> = { field: Field; problem: Problem };

/** The validation errors of the contact form in one mode, in the order of the fields (specification 6). */
export const contactProblems = (
  kind: EnquiryKind,
  values: ContactValues,
  optional = optionalFields,
): FieldProblem<ContactField>[] =>
  problemsOf(contactFields[kind], values).filter(
    ({ field, problem }) => problem !== 'missing' || !optional.includes(field),
  );

export const homeProblems = (values: HomeMessage): FieldProblem<keyof HomeMessage>[] =>
  problemsOf(homeFields, values);

function problemsOf<Field extends ContactField>(
  fields: readonly Field[],
  values: { [Name in Field]?: ContactValues[Name] },
): FieldProblem<Field>[] {
  return fields.flatMap((field) => {
    const problem = problemOf(field, values[field]);
    return problem ? [{ field, problem }] : [];
  });
}

function problemOf(field: ContactField, value: ContactValues[ContactField]) {
  if (typeof value === 'object') return resumeProblem(value);
  if (value === undefined || isBlank(value)) return 'missing';
  if (field === 'email' && !isEmail(value)) return 'malformed';
  return field === 'phone' && isShortPhone(value) ? 'tooShort' : undefined;
}
