import { z } from 'astro/zod';
import { isPossiblePhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';

const rule = 'a number with the code of the country, such as +91 98765 43210';

/** What was probably meant: a number that can be dialled within India. */
function withMeantNumber(input: unknown): string {
  const number = parsePhoneNumberFromString(String(input), 'IN');
  return number?.isValid() ? `did you mean ${number.formatInternational()}? ${rule}` : rule;
}

/** A phone number. Checks country code and length only, because the sample's numbers can't be dialled. */
export const phone = z
  .string()
  .refine((number) => number.startsWith('+') && isPossiblePhoneNumber(number), {
    error: ({ input }) => withMeantNumber(input),
  })
  .meta({ title: 'Phone number' });
