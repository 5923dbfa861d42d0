import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { LegalEntity } from '#schemas/legalEntity.ts';

/*
 * What an owner means by a typed line, in the form in which `agency.yaml` has it. A line that can not be corrected stays
 * as it is, and the content check says what is wrong with it.
 */

/** A number without the code of a country is one of India. */
export const phone = (typed: string) => {
  const number = parsePhoneNumberFromString(typed, 'IN');
  return number?.isValid() ? number.formatInternational() : typed;
};

export const email = (typed: string) => typed.replace(/^mailto:|\s/gi, '').toLowerCase();

export const pinCode = (typed: string) => typed.replace(/[\s-]/g, '');

export const registrationNumber = (typed: string) => typed.replace(/\s/g, '').toUpperCase();

/** "10+ years" and "90%" are numbers too. */
export const number = (typed: string) => {
  const [, digits] = /^(\d+)\s*(\+|%|per ?cent)?\s*(years|days)?$/i.exec(typed) ?? [];
  return digits ? Number(digits) : undefined;
};

export const list = (typed: string) => typed.split(',').flatMap((item) => item.trim() || []);

/** With https, with the host in small letters, without a slash at the end. */
const webAddress = (typed: string) => {
  const [, host, path = ''] = /^(?:https?:\/\/)?([^/\s]+\.[^/\s]+)(\/\S*)?$/i.exec(typed) ?? [];
  return host ? `https://${host.toLowerCase()}${path.replace(/\/+$/, '')}` : typed;
};

/** Without a path: a site has one address. */
export const siteAddress = (typed: string) => webAddress(typed).replace(/^(https:\/\/[^/]+)\/.*$/, '$1');

/** The networks of `social`, by the end of their hosts. */
const networks: [RegExp, string][] = [
  [/linkedin\.com$/, 'linkedin'],
  [/(facebook|fb)\.com$/, 'facebook'],
  [/instagram\.com$/, 'instagram'],
  [/^((www|mobile)\.)?(x|twitter)\.com$/, 'twitter'],
];

/** The addresses of social pages by their networks. Undefined if one is of another network. */
export function socialPages(typed: string): Record<string, string> | undefined {
  const pages = list(typed).map((item) => {
    const address = webAddress(item);
    const host = /^https:\/\/([^/]+)/.exec(address)?.[1] ?? '';
    return [networks.find(([pattern]) => pattern.test(host))?.[1], address] as const;
  });
  return pages.some(([network]) => !network) || pages.length === 0 ? undefined : Object.fromEntries(pages);
}

/** The reason against a name without letters. */
export const nameRefusal = (name: unknown) => (/\p{L}/u.test(String(name)) ? undefined : 'Write a name.');

export const delivery = (typed: string) => (/^\w+$/.test(typed) ? typed.toLowerCase() : webAddress(typed));

/** "Yes" and "no" answer the same question. */
export const elsewhere = (typed: string) =>
  /^no/i.test(typed) ? 'notAtAll' : /^(by )?phone|whatsapp|^yes$/i.test(typed) ? 'byPhone' : undefined;

const businessForms: [RegExp, LegalEntity['form']][] = [
  [/^propriet|^sole\b|^individual/i, 'proprietorship'],
  [/^llp$|limited liability partnership/i, 'llp'],
  [/^partner/i, 'partnership'],
  [/company|^(private|public|pvt\.?) limited|^(pvt\.? )?ltd/i, 'company'],
];
export const businessForm = (typed: string) =>
  businessForms.find(([pattern]) => pattern.test(typed))?.[1] ?? typed;
