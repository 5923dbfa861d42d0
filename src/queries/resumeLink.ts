import { resumeAddress } from '#navigation/addresses.ts';
import type { Link } from '#navigation/link.ts';
import type { Site } from '#site/site.ts';

/** The link to the page on which a visitor makes a resume. */
export const resumeLink = (site: Site): Link => ({
  href: resumeAddress(site.language),
  label: site.words.resume.link,
});
