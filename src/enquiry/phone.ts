/** No subscriber in India or abroad is reached by fewer digits (specification 6.8). */
const fewestDigits = 7;

/** A number with its country code: 91 and ten digits, or 0091 before them. A few are longer abroad. */
const mostDigits = 13;

const digitCount = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

/** False for a number that is too short to call. Digits of any script count: people type १२३ as well as 123. */
export const isWholePhone = (text: string): boolean => digitCount(text) >= fewestDigits;

/** True for a number with more digits than one that reaches somebody: two numbers in one field, or a slip. */
export const isLongPhone = (text: string): boolean => digitCount(text) > mostDigits;

/**
 * True for an Indian number that is surely a landline, such as one in Delhi (11). Mobile numbers begin with 6 to 9.
 * So do some landlines, which can't be told apart.
 */
export const isLandline = (phone: string) => /^91[1-5]/.test(phone.replace(/\D/g, ''));
