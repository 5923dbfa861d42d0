/** True if the text is empty or has only spaces and invisible characters. */
export const isBlank = (text: string) => /^[\s\p{Cf}\u2800\u3164]*$/u.test(text);
