/**
 * The id of an entry's part on a page. It never is the slug alone: ad blockers hide elements by ids such as
 * `advertising` (specification 14.9).
 */
export const entryId = (kind: 'industry' | 'person' | 'service', slug: string) => `${kind}-${slug}`;
