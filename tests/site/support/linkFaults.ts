import type { BuiltPage } from './builtPages.ts';

/** What the site answers with 200: the ids of each page by its path, and no ids for any other file. */
export type Targets = Map<string, ReadonlySet<string>>;

/** The targets of a site: its pages, and the paths of its other files. */
export const targetsOf = (pages: Pick<BuiltPage, 'path' | 'document'>[], files: string[]): Targets =>
  new Map([
    ...files.map((file) => [file, new Set<string>()] as const),
    ...pages.map(
      ({ path, document }) => [path, new Set(document.querySelectorAll('[id]').map(({ id }) => id))] as const,
    ),
  ]);

const attributes = ['href', 'src', 'component-url', 'renderer-url', 'before-hydration-url'];

/**
 * The addresses on a page that lead nowhere on this site: no such path, or no such id there. A path that the site answers with
 * a redirect, such as one with a slash at its end, is no target. Addresses of other sites are not asked for.
 */
export function linkFaults(
  { path, document }: Pick<BuiltPage, 'path' | 'document'>,
  targets: Targets,
  siteUrl: string,
): string[] {
  const addresses = document
    .querySelectorAll(attributes.map((name) => `[${name}]`).join())
    .flatMap((element) => attributes.map((name) => element.getAttribute(name)));
  const faults = new Set<string>();
  for (const address of addresses) {
    if (address === undefined) continue;
    const { origin, pathname, hash } = new URL(address, siteUrl + path);
    if (origin !== new URL(siteUrl).origin) continue;
    const ids = targets.get(pathname);
    if (!ids) faults.add(`${address}: the site has no ${pathname}`);
    else if (hash && !ids.has(decodeURIComponent(hash.slice(1))))
      faults.add(`${address}: ${pathname} has no such id`);
  }
  return [...faults];
}
