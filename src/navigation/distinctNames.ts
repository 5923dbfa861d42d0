import type { Link } from './link.ts';

type List = { title: string; links: readonly Link[] };

/**
 * The lists, with a name for each link whose label stands on the page for another address as well: Sales is a job and a
 * department. The name adds the title of the list, for visitors who hear a link without its list.
 *
 * @param others labels of links to other addresses outside the lists
 */
export function withDistinctNames<T extends List>(lists: readonly T[], others: readonly string[] = []) {
  const targets = new Map<string, Set<string>>(others.map((label) => [label, new Set([''])]));
  for (const { href, label } of lists.flatMap(({ links }) => links))
    targets.set(label, new Set(targets.get(label)).add(href));
  const isShared = ({ label }: Link) => (targets.get(label)?.size ?? 0) > 1;
  return lists.map((list) => ({
    ...list,
    links: list.links.map(
      (link): Link => (isShared(link) ? { ...link, accessibleName: `${link.label} (${list.title})` } : link),
    ),
  }));
}
