import { cleanEmail } from './email.ts';
import type { Enquiry } from './enquiry.ts';

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
 * The text of the message to the agency: one field per line, then the message, then the resume's file name if
 * the file was read (specification 7.4). WhatsApp shows text between asterisks in bold.
 */
export function composeMessage(enquiry: Enquiry, labels: MessageLabels): string {
  const lines = [
    `*${headings[enquiry.kind]}*`,
    `${labels.name}: ${enquiry.name.trim()}`,
    `${labels.email}: ${cleanEmail(enquiry.email)}`,
    `${labels.phone}: ${enquiry.phone.trim()}`,
    enquiry.kind === 'application'
      ? `${labels.locationLine}: ${enquiry.preferredLocation}`
      : `${labels.company}: ${enquiry.company.trim()}`,
    `${labels.message}: ${enquiry.message.trim()}`,
  ];
  if (enquiry.kind === 'application' && enquiry.resume) lines.push(`${labels.resumeLine}: ${enquiry.resume}`);
  return lines.join('\n');
}
