import { contentFolder } from '#schemas/contentFolder.ts';
import { siteFrom } from './siteFrom.ts';

/** One page of each kind of the main site, for what is done with every kind of page, such as accessibility checks. */
export const onePageOfEachKind = Object.values(siteFrom({}, contentFolder)).flatMap(({ ownPages }) =>
  [...Map.groupBy(ownPages, ({ kind, group }) => `${kind} ${group}`).values()].flatMap(
    ([page]) => page?.href ?? [],
  ),
);
