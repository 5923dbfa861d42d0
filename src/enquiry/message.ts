import { cleanEmail } from './email.ts';
import type { EnquiryKind, Texts } from './enquiry.ts';

/** The labels at the start of the message's lines, in the visitor's language. */
export type MessageLabels = Record<
  'name' | 'email' | 'phone' | 'locationLine' | 'company' | 'message' | 'resumeLine',
  string
>;

/** In English in every language, because the agency finds and sorts its chats by these headings. */
const headings = {
  application: 'New Job Application',
  'hiring-request': 'New Hiring Request',
} as const;

/**
 * A field a line, the message, the resume (specification 7.4). WhatsApp sets *text* bold.
 *
 * @param texts as typed: spaces around them are left out
 * @param resume the name of the resume's file, if the file could be read
 */
export function composeMessage(
  kind: EnquiryKind,
  texts: Texts,
  labels: MessageLabels,
  resume?: string,
): string {
  const lines = [`*${headings[kind]}*`, ...fieldLines(kind, texts, labels).map(lineText)];
  if (resume) lines.push(`${labels.resumeLine}: ${resume}`);
  return lines.join('\n');
}

/** The text of a chat that begins without a submit: a greeting, and what stands in the form (specification 5.9). */
export const composeQuickMessage = (
  greeting: string,
  kind: EnquiryKind,
  texts: Texts,
  labels: MessageLabels,
): string =>
  [
    greeting,
    ...fieldLines(kind, texts, labels)
      .filter(({ value }) => value !== '')
      .map(lineText),
  ].join('\n');

type Line = { label: string; value: string };

const lineText = ({ label, value }: Line) => `${label}: ${value}`;

const fieldLines = (kind: EnquiryKind, texts: Texts, labels: MessageLabels): Line[] => {
  const { name, email, phone, preferredLocation, company, message } = texts;
  return [
    { label: labels.name, value: name.trim() },
    { label: labels.email, value: cleanEmail(email) },
    { label: labels.phone, value: phone.trim() },
    kind === 'application'
      ? { label: labels.locationLine, value: preferredLocation }
      : { label: labels.company, value: company.trim() },
    { label: labels.message, value: message.trim() },
  ];
};
