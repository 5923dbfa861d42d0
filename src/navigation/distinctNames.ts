import type { Link } from './link.ts';

type List = { title: string; links: readonly Link[] };

/** A label as a screen reader says it: case, spaces and punctuation are not heard. */
const heard = (label: string) =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{Z}\p{Cf}]/gu, '');

/**
 * The lists, with a name for each link whose label is heard on the page for another address as well: Sales is a job and a
 * department. The name adds the title of the list, for visitors who hear a link without its list.
 *
 * @param others labels of links to other addresses outside the lists
 */
export function withDistinctNames<T extends List>(lists: readonly T[], others: readonly string[] = []) {
  const targets = new Map<string, Set<string>>(others.map((label) => [heard(label), new Set([''])]));
  for (const { href, label } of lists.flatMap(({ links }) => links))
    targets.set(heard(label), new Set(targets.get(heard(label))).add(href));
  const isShared = ({ label }: Link) => (targets.get(heard(label))?.size ?? 0) > 1;
  return lists.map((list) => ({
    ...list,
    links: list.links.map(
      (link): Link => (isShared(link) ? { ...link, accessibleName: `${link.label} (${list.title})` } : link),
    ),
  }));
}
