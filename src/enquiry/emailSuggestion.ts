import { run } from '@zootools/email-spell-checker';

/** The mail providers that job seekers and small firms in India use most. */
const domains = [
  'gmail.com',
  'yahoo.com',
  'yahoo.in',
  'yahoo.co.in',
  'rediffmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'protonmail.com',
  // Rarer, and real: listed so that they are not taken for slips in the others.
  'mail.com',
  'email.com',
];

/**
 * The address that was probably meant, for a slip in a well-known provider's name: `asha@gmial.com` is
 * `asha@gmail.com`. Undefined for every other address; a suggestion is never a reason to refuse one (specification 6.9).
 */
export function suggestEmail(text: string): string | undefined {
  const suggestion = run({ email: text, domains, secondLevelDomains: [], topLevelDomains: [] });
  return suggestion?.full;
}
