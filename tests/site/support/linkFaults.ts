import type { BuiltPage } from '../../../rules/builtPages.ts';

/** The paths that the site answers with 200, each with the ids of its page. Other files have no ids. */
type Targets = Map<string, ReadonlySet<string>>;

/** The targets of a site: its pages, and its other files. */
export const targetsOf = (pages: BuiltPage[], files: string[]): Targets =>
  new Map([
    ...files.map((file) => [`/${file}`, new Set<string>()] as const),
    ...pages.map(
      ({ path, document }) => [path, new Set(document.querySelectorAll('[id]').map(({ id }) => id))] as const,
    ),
  ]);

const attributes = ['href', 'src', 'component-url', 'renderer-url', 'before-hydration-url'];

/**
 * The broken addresses on a page: those whose path or id does not exist on this site. A path that redirects,
 * such as a path with a trailing slash, counts as broken. Addresses of other sites are not checked.
 */
export function linkFaults({ path, document }: BuiltPage, targets: Targets, siteUrl: string): string[] {
  const addresses = document
    .querySelectorAll(attributes.map((name) => `[${name}]`).join())
    .flatMap((element) => attributes.flatMap((name) => element.getAttribute(name) ?? []));
  return [...new Set(addresses)].flatMap((address) => {
    const { origin, pathname, hash } = new URL(address, siteUrl + path);
    if (origin !== new URL(siteUrl).origin) return [];
    const ids = targets.get(pathname);
    if (!ids) return [`${address}: the site has no ${pathname}`];
    const isThere = !hash || ids.has(decodeURIComponent(hash.slice(1)));
    return isThere ? [] : [`${address}: ${pathname} has no such id`];
  });
}

/** The links of a page that sound the same and lead to different addresses, or to chats with different people. */
export function soundalikeLinks({ document }: BuiltPage): string[] {
  const links = document.querySelectorAll('a[href]').map((link) => {
    const name = link.getAttribute('aria-label') ?? link.textContent;
    const letters =
      name
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}+#&]/gu) ?? [];
    return {
      name: name.trim(),
      heard: letters.join(''),
      href: link.getAttribute('href')?.split('?text=')[0],
    };
  });
  return Object.values(Object.groupBy(links, ({ heard }) => heard))
    .filter((alike = []) => new Set(alike.map(({ href }) => href)).size > 1)
    .map((alike = []) => alike.map(({ name, href }) => `"${name}" leads to ${href}`).join(', '));
}
