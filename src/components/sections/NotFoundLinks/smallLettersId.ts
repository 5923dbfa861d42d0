/** The id of the 404 page's sentence about an address with capitals. A script puts the link in and shows it. */
export const smallLettersId = 'small-letters';
