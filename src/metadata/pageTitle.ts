/** The number of characters that search results and tabs show at most (specification 2.6). */
const maxTitleLength = 65;

/** The page's title, with the agency's name after it where both fit into 65 characters. */
export function pageTitle(title: string, agencyName: string): string {
  const fullTitle = `${title} | ${agencyName}`;
  return fullTitle.length <= maxTitleLength ? fullTitle : title;
}
