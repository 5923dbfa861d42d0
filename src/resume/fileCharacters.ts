/** The characters of a text that the file's font does not have, each once. */
export const unshowable = (text: string): string[] => [
  ...new Set(text.match(/[^\s -\u024f\u2010-\u206f₹]/gu) ?? []),
];
