import type { Enquiry } from './enquiry.ts';

/** What the lines of a message begin with, in the visitor's language. */
export type MessageLabels = Record<
  'name' | 'email' | 'phone' | 'locationLine' | 'company' | 'message' | 'resume',
  string
>;

/** English in every language: the agency finds and sorts its chats by them. */
const headings = {
  application: 'New Job Application',
  'hiring-request': 'New Hiring Request',
} as const;

/**
 * The text that reaches the agency: one field a line, then the message, then the resume's file name
 * if one was read (specification 7.4). WhatsApp sets the heading between asterisks in bold.
 */
export function composeMessage(enquiry: Enquiry, labels: MessageLabels): string {
  const lines = [
    `*${headings[enquiry.kind]}*`,
    `${labels.name}: ${enquiry.name.trim()}`,
    `${labels.email}: ${enquiry.email.trim()}`,
    `${labels.phone}: ${enquiry.phone.trim()}`,
    enquiry.kind === 'application'
      ? `${labels.locationLine}: ${enquiry.preferredLocation}`
      : `${labels.company}: ${enquiry.company.trim()}`,
    `${labels.message}: ${enquiry.message.trim()}`,
  ];
  if (enquiry.kind === 'application' && enquiry.resume) lines.push(`${labels.resume}: ${enquiry.resume}`);
  return lines.join('\n');
}
