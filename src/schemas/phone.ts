import { z } from 'astro/zod';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { latinDigits } from '#writing/digits.ts';

const rule =
  'one number with the code of the country, such as +91 98765 43210, without an extension or a second number, which a link can not dial';

/** A number without the code of a country is of India. Undefined if no link can dial it, as one with an extension. */
function diallable(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(latinDigits(text), 'IN');
  return number?.isValid() && !number.ext ? number : undefined;
}

/** True for a number that somebody can have (specification 12.5). */
export const canBeDialled = (text: string): boolean => diallable(text) !== undefined;

/** The area code that was written as a group of its own: 761 in `0761 2401234`. A mobile number begins with five digits. */
function areaCodeIn(text: string): string | undefined {
  const [, first = ''] = /^\D*(?:(?:00)?91\b)?\D*(?:0\D*)?(\d+)/.exec(latinDigits(text)) ?? [];
  return first.length < 5 ? first : undefined;
}

/** An Indian number which, by its digits alone, can be of a landline or of a mobile. */
const isEither = (number: PhoneNumber) =>
  number.country === 'IN' && number.getType() === 'FIXED_LINE_OR_MOBILE';

/**
 * A number as it is read out: `+91 98765 43210`. The area code of a landline stays as it was written, because the same digits
 * may be a mobile number. What no link can dial stays as it is.
 */
export function writtenPhone(text: string): string {
  const number = diallable(text);
  if (!number) return text;
  const area = areaCodeIn(text);
  const isLandline = number.country === 'IN' && /^FIXED_LINE/.test(number.getType() ?? '');
  if (!isLandline || !area || !number.nationalNumber.startsWith(area)) return number.formatInternational();
  const rest = number.nationalNumber.slice(area.length);
  const half = Math.floor(rest.length / 2);
  return `+91 ${area} ${rest.slice(0, half)} ${rest.slice(half)}`;
}

/** False for a landline and for a toll-free number. True for a number of which nobody can tell, as those of the sample. */
export function hasWhatsApp(text: string): boolean {
  const number = diallable(text);
  const type = number?.getType();
  if (number && isEither(number)) return areaCodeIn(text) === undefined;
  return type === undefined || type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}

/** Ten digits, of which those of the sample can't be dialled. */
const indianNumber = /^\+91(?:00000|[1-9]\d{4})\d{5}$/;

/** True if a link made of these digits dials this number. An invalid one passes, because the sample's are. */
function isDialledAsWritten(text: string): boolean {
  if (!/^\+[\d ().-]+$/.test(text)) return false;
  const digits = text.replace(/[^+\d]/g, '');
  const number = parsePhoneNumberFromString(text);
  if (indianNumber.test(digits)) return true;
  return number?.number === digits && (digits.startsWith('+91') ? number.isValid() : number.isPossible());
}

/** A phone number of the agency: the links to calls and chats are made of its digits. */
export const phone = z
  .string()
  .refine(isDialledAsWritten, {
    error: ({ input }) => {
      const text = String(input);
      const meant = writtenPhone(text.replace(/[;,/\p{L}].*/u, ''));
      return canBeDialled(meant) && meant !== text ? `did you mean ${meant}? ${rule}` : rule;
    },
  })
  .meta({ title: 'Phone number', format: 'phone' });
