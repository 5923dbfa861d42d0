import { latinDigits } from '#writing/digits.ts';

/** Aadhaar: 12 digits, the first 2 to 9. PAN: five letters, four digits, a letter. Card: 13 to 19 digits with a check digit. */
export type IdentityNumber = 'aadhaar' | 'pan' | 'card';

/** Which of these numbers a text looks as if it had. A warning, never an error: a number of a certificate may look the same. */
export function identityNumber(text: string): IdentityNumber | undefined {
  if (/\b[a-z]{5}\d{4}[a-z]\b/i.test(text)) return 'pan';
  // A number after + is a phone's. Safari before 16.4 has no lookbehind, so the character before is a part of the match.
  const numbers = [...latinDigits(text).matchAll(/(?:^|[^\d+])(\d(?:[ -]?\d){11,18})(?!\d)/g)].map(
    ([, found = '']) => found.replace(/\D/g, ''),
  );
  if (numbers.some((digits) => digits.length > 12 && hasCheckDigit(digits))) return 'card';
  return numbers.some(
    (digits) => /^[2-9]\d{11}$/.test(digits) && !isIndianMobile(digits) && !areYears(digits),
  )
    ? 'aadhaar'
    : undefined;
}

/** 91 and a mobile number: twelve digits as well. */
const isIndianMobile = (digits: string) => /^91[6-9]\d{9}$/.test(digits);

const areYears = (digits: string) => /^(?:(?:19|20)\d\d){3}$/.test(digits);

/** The Luhn algorithm, ISO/IEC 7812-1. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
