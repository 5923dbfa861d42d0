/** A link to a page, by its name. */
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

/** How many related pages of one sort a page names. */
export const relatedPages = 8;
