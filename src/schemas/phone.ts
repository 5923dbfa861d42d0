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

/** How an Indian landline is written: its area code is a group of its own, 761 in `0761 2401234`. Undefined for all others. */
function areaCodeIn(text: string, number: PhoneNumber): string | undefined {
  const type = number.getType();
  if (number.country !== 'IN' || !type?.startsWith('FIXED_LINE')) return undefined;
  const [, first = ''] = /^\D*(?:(?:00)?91\b)?\D*(?:0\D*)?(\d+)/.exec(latinDigits(text)) ?? [];
  return number.nationalNumber.startsWith(first) && first.length < 5 ? first : undefined;
}

/** A number that is written as a mobile number, in two halves. The library takes some new ones for landlines. */
const isInHalves = ({ country, nationalNumber }: PhoneNumber, text: string) =>
  country === 'IN' && /^[6-9]/.test(nationalNumber) && /(^|\D)0?\d{5}\D+\d{5}$/.test(latinDigits(text));

/** As it is read out: `+91 98765 43210`. What may be a landline stays in the groups in which it was written. */
export function writtenPhone(text: string): string {
  const number = diallable(text);
  if (!number) return text;
  const { nationalNumber } = number;
  const area = areaCodeIn(text, number);
  if (area) {
    const rest = nationalNumber.slice(area.length);
    const half = Math.floor(rest.length / 2);
    return `+91 ${area} ${rest.slice(0, half)} ${rest.slice(half)}`;
  }
  return isInHalves(number, text)
    ? `+91 ${nationalNumber.slice(0, 5)} ${nationalNumber.slice(5)}`
    : number.formatInternational();
}

/** False for a landline and for a toll-free number. True for a number of which nobody can tell, as those of the sample. */
export function hasWhatsApp(text: string): boolean {
  const number = diallable(text);
  const type = number?.getType();
  if (!number || type === undefined || isInHalves(number, text)) return true;
  return type === 'MOBILE' || (type === 'FIXED_LINE_OR_MOBILE' && areaCodeIn(text, number) === undefined);
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
