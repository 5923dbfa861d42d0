/** True when nothing in the text can be read: it is empty, or all spaces and invisible formatting characters. */
export const isBlank = (text: string) => /^[\s\p{Cf}\u2800\u3164]*$/u.test(text);
