/** The id of the link to the other language. A script adds the query of the address to it. */
export const languageLinkId = 'language-link';
