import type { Site } from '#site/site.ts';
import { agencyOf } from '../agency.ts';
import { jobsLink, mainNavigation } from '../layout/navigation.ts';

/** Everything that the 404 page shows. */
export function notFoundPage({ english }: Site) {
  const { offer } = english.words.hindi;
  const hub = jobsLink(english);
  const { notFound, call } = english.words.screens;
  return {
    hindi: { text: offer.notFound, label: offer.open, href: '/hi' },
    page: english.file('notFoundPage'),
    words: { ...notFound, call },
    agency: agencyOf(english),
    screens: [...(hub ? [hub] : []), ...mainNavigation(english)],
  };
}

export type NotFoundPageData = ReturnType<typeof notFoundPage>;
