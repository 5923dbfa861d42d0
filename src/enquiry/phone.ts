/** No subscriber in India or abroad is reached by fewer digits (specification 6.8). */
const fewestDigits = 7;

/** False for a number that is too short to call. Digits of any script count: people type १२३ as well as 123. */
export const isWholePhone = (text: string): boolean => (text.match(/\p{Nd}/gu)?.length ?? 0) >= fewestDigits;
