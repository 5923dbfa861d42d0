import type { Enquiry } from './enquiry.ts';

const headings = {
  application: 'New Job Application',
  'hiring-request': 'New Hiring Request',
} as const;

/**
 * The text that reaches the agency: one field a line, then the message, then the resume's file name
 * if one was read (SPEC 7). WhatsApp sets the heading between asterisks in bold.
 */
export function composeMessage(enquiry: Enquiry): string {
  const lines = [
    `*${headings[enquiry.kind]}*`,
    `Name: ${enquiry.name.trim()}`,
    `Email: ${enquiry.email.trim()}`,
    `Phone: ${enquiry.phone.trim()}`,
    enquiry.kind === 'application'
      ? `Preferred Location: ${enquiry.preferredLocation}`
      : `Company: ${enquiry.company.trim()}`,
    `Message: ${enquiry.message.trim()}`,
  ];
  if (enquiry.kind === 'application' && enquiry.resume) lines.push(`Resume: ${enquiry.resume}`);
  return lines.join('\n');
}
