/** A link with the page's name as its label. */
export type Link = { href: string; label: string };

export type Named = { slug: string; name: string };

const linkUnder =
  (folder: string) =>
  ({ slug, name }: Named): Link => ({ href: `/${folder}/${slug}`, label: name });

/** Cities and jobs share /jobs/. */
export const cityLink = linkUnder('jobs');
export const jobLink = linkUnder('jobs');
export const departmentLink = linkUnder('department');
export const companyLink = linkUnder('company');

/** How many related links of one kind a page has at most. */
export const relatedPages = 8;
