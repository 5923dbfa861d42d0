/** Two letters that are one character, such as `ﬁ` pasted from another file, and wide letters and signs. */
const compatibilityForms = /[\u0132\u0133\u0149\u017f\ufb00-\ufb06\uff01-\uff5e]/g;

/** A text with the ordinary letters in the place of their other forms. Signs of their own, such as ™ and ½, stay. */
export const plainForms = (text: string): string =>
  text.replace(compatibilityForms, (character) => character.normalize('NFKC'));
