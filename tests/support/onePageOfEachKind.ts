import { contentFolder } from '#schemas/contentFolder.ts';
import { siteFrom } from './siteFrom.ts';

const lists = Object.values(siteFrom({}, contentFolder)).map(({ ownPages }) => ownPages);
const ofEachKind = lists.flatMap((pages) =>
  [...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap(([page]) => page ?? []),
);

/** One page of each kind of the main site, for what is done with every kind of page, such as accessibility checks. */
export const onePageOfEachKind = ofEachKind.map(({ href }) => href);

/** The pages with the longest texts: the guides, and a landing page of each kind. */
export const longPages = [
  ...lists.flat().filter(({ kind }) => kind === 'guide'),
  ...ofEachKind.filter(({ kind, breadcrumbs }) => breadcrumbs.length > 0 && kind !== 'guide'),
].map(({ href }) => href);
