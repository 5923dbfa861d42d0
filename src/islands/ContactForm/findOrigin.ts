import { type LandingKind, landingKinds } from '#enquiry/landingKinds.ts';
import { type Origin, originPath, subjectOf } from '#enquiry/origin.ts';
import { addressIn, languageTags } from '#navigation/languages.ts';

/**
 * The landing page that a query of the contact page names, or undefined. It is looked up among the footer's links in this page. A page that
 * the footer does not list is fetched (docs/decisions/0005-origin-of-an-enquiry.md).
 */
export async function findOrigin(search: string): Promise<Origin | undefined> {
  const path = originPath(search);
  if (!path) return undefined;
  const { href, isCity } = path;
  const slug = href.slice(href.lastIndexOf('/') + 1);
  // On a Hindi page the footer leads to the Hindi page, if there is one.
  const link = document.querySelector(`footer :is(a[href="${href}"], a[href="/hi${href}"])`);
  const kind = link ? kindOfList(link) : undefined;
  const found = link && kind ? { kind, slug, label: link.textContent } : await fetchOrigin(href, slug);
  return found && (found.kind === 'city') === isCity ? found : undefined;
}

/** The kind of the pages in a link's list, by the id of the list's heading. */
function kindOfList(link: Element): LandingKind | undefined {
  const id = link.closest('section')?.querySelector('h2')?.id;
  return (Object.keys(landingKinds) as LandingKind[]).find((kind) => landingKinds[kind].footerList === id);
}

async function fetchOrigin(href: string, slug: string): Promise<Origin | undefined> {
  const english = await fetchPage(href);
  // The English page names its Hindi page, so a page that does not exist is not asked for.
  const isTranslated = english.includes(`hreflang="${languageTags.hi}"`);
  const isHindi = document.documentElement.lang === languageTags.hi;
  const page = isHindi && isTranslated ? await fetchPage(addressIn('hi', href)) : english;
  const subject = subjectOf(page);
  return subject && { ...subject, slug };
}

/** The HTML of a page. Empty if it can't be had. */
async function fetchPage(href: string): Promise<string> {
  try {
    const response = await fetch(href);
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}
