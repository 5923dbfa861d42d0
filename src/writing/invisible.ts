/** What shows nothing by itself: soft hyphens, marks of direction, emoji selectors, and joiners. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
const invisibleButJoiners = /(?![\u200c\u200d])[\p{Cf}\p{Variation_Selector}]/gu;

/** A text without the marks in it that show nothing. They come along from chats, word processors and other fonts. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** The same where joiners mean something, as in domains in Indian scripts. */
export const withoutInvisibleButJoiners = (text: string): string => text.replace(invisibleButJoiners, '');

/** True if the text is empty or has only spaces and invisible characters. */
export const isBlank = (text: string): boolean => /^[\s\u2800\u3164]*$/.test(withoutInvisible(text));
