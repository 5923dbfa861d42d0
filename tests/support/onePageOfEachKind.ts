import { contentFolder } from '#schemas/contentFolder.ts';
import type { Page } from '#site/pages.ts';
import { siteFrom } from './siteFrom.ts';

const { en, hi } = siteFrom({}, contentFolder);
const firstOfEachKind = (pages: readonly Page[]) =>
  [...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap(([page]) => page ?? []);

/** Kinds of pages that are made of the same parts as others: their English page is enough. */
const alike = ['services', 'industries', 'clients', 'departments', 'companies', 'department', 'sitemap'];
const ofEachKind = [
  ...firstOfEachKind(en.ownPages),
  ...firstOfEachKind(hi.ownPages).filter(({ kind }) => !alike.includes(kind)),
];

/** One page of each kind of the main site, for what is done with every kind of page, such as accessibility checks. */
export const onePageOfEachKind = ofEachKind.map(({ href }) => href);

/** The pages with the longest texts: the guides, and a landing page of each kind. */
export const longPages = [
  ...[...en.ownPages, ...hi.ownPages].filter(({ kind }) => kind === 'guide'),
  ...ofEachKind.filter(({ kind, breadcrumbs }) => breadcrumbs.length > 0 && kind !== 'guide'),
].map(({ href }) => href);
