import { latinDigits } from '#writing/digits.ts';

/** No subscriber in India or abroad is reached by fewer digits (specification 6.8). */
const minDigits = 7;

/** A number with its country code: 91 or 091, and ten digits. A few are as long abroad. */
const maxDigits = 13;

const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '');

/** A number that is too short to call. Digits of any script count: people type १२३ as well as 123. */
export const isShortPhone = (text: string): boolean => digitsOf(text).length < minDigits;

/** More digits than reach anybody: two numbers in one field, or a slip. A 00 at the start stands for a plus sign. */
export const isLongPhone = (text: string): boolean => digitsOf(text).replace(/^00/, '').length > maxDigits;
