import { type FooterListId, footerLists } from '#enquiry/footerLists.ts';
import { type Origin, originPath, subjectOf } from '#enquiry/origin.ts';

/**
 * The landing page that the address names, if the site has it: looked up among the footer's links, which are in this very
 * page; one that the footer does not list is asked for. Undefined for an address that names none.
 */
export async function findOrigin(): Promise<Origin | undefined> {
  const path = originPath(location.search);
  if (!path) return undefined;
  const { href, isCity } = path;
  const slug = href.slice(href.lastIndexOf('/') + 1);
  const link = document.querySelector(`footer a[href="${href}"]`);
  const kind = link ? kindOfList(link) : undefined;
  const found = link && kind ? { kind, slug, label: link.textContent } : await askFor(href, slug);
  return found && (found.kind === 'city') === isCity ? found : undefined;
}

const kindOfList = (link: Element): Origin['kind'] | undefined =>
  footerLists[link.closest('section')?.querySelector('h2')?.id as FooterListId];

async function askFor(href: string, slug: string): Promise<Origin | undefined> {
  try {
    const response = await fetch(href);
    const subject = response.ok ? subjectOf(await response.text()) : undefined;
    return subject && { ...subject, slug };
  } catch {
    return undefined;
  }
}
