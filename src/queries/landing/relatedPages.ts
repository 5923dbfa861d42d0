/** How many related links of one kind a page has at most. */
export const relatedPages = 8;
