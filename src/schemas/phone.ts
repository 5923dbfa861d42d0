import { z } from 'astro/zod';
import { isPossiblePhoneNumber } from 'libphonenumber-js';

/** A phone number. Checks country code and length only, because the sample's numbers can't be dialled. */
export const phone = z
  .string()
  .refine(
    (number) => number.startsWith('+') && isPossiblePhoneNumber(number),
    'a number in international format, such as +91 98765 43210',
  )
  .meta({ title: 'Phone number' });
