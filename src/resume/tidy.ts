/** A text on one line, without spaces around it. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
