/** A text with the digits of every script as 0 to 9. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, latinDigit);

/** The ten digits of a script follow each other in Unicode, with no digit before their zero. */
function latinDigit(character: string): string {
  // Wide and mathematical digits, whose sets have no gap between them.
  const digit = character.normalize('NFKC').codePointAt(0) ?? 0;
  let zero = digit;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return `${digit - zero}`;
}
