import type { Link } from '#navigation/link.ts';
import type { Site } from '#site/site.ts';

/** Links to the guides, for the end of every landing page. */
export const guideLinks = (site: Site): Link[] => site.linksTo(site.english.every('guides'));
