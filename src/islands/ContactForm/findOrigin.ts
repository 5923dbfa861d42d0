import { type LandingKind, landingKinds } from '#enquiry/landingKinds.ts';
import { type Origin, type OriginKind, originPath, type Subject, subjectOf } from '#enquiry/origin.ts';
import { addressIn, type Language } from '#navigation/languages.ts';

/** Looked up among `parts` and the footer's links. A page that is not there is fetched (docs/decisions/0005-origin-of-an-enquiry.md). */
export async function findOrigin(
  search: string,
  language: Language,
  parts: Record<string, string>,
): Promise<Origin | undefined> {
  const about = new URLSearchParams(search).get('about') ?? '';
  const part = new Map(Object.entries(parts)).get(about);
  if (part) {
    const [kind, slug = ''] = about.split('/') as [OriginKind, string];
    return { kind, slug, label: part };
  }
  const path = originPath(search);
  if (!path) return undefined;
  const { href, isCity } = path;
  const slug = href.slice(href.lastIndexOf('/') + 1);
  const link = document.querySelector(`footer a[href="${addressIn(language, href)}"]`);
  // A page translator puts an element in the place of the name.
  const kind = link?.childElementCount === 0 ? kindOfList(link) : undefined;
  const found = link && kind ? { kind, label: link.textContent } : await fetchOrigin(href, language);
  return found && (found.kind === 'city') === isCity ? { ...found, slug } : undefined;
}

/** The kind of the pages in a link's list, by the id of the list's heading. */
function kindOfList(link: Element): LandingKind | undefined {
  const id = link.closest('section')?.querySelector('h2')?.id;
  return (Object.keys(landingKinds) as LandingKind[]).find((kind) => landingKinds[kind].footerList === id);
}

async function fetchOrigin(href: string, language: Language): Promise<Subject | undefined> {
  const subject = subjectOf(await fetchPage(href));
  return subject && { kind: subject.kind, label: (language === 'hi' && subject.hindi) || subject.label };
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
