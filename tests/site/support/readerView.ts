import { Readability } from '@mozilla/readability';

/** Without the second level's headings: one that is like the title is dropped. */
const texts = 'h3, p, li, dt, dd, th, td';

/** Sections that only lead to other pages of the site, and the link to the page in Hindi: a reader view may drop these. */
const exempt = `nav, :is(${['write', 'roles', 'jobs', 'similar', 'related', 'others', 'compare', 'cities']
  .map((id) => `section:has(> * > * > #${id})`)
  .join(', ')}), :has(> a[hreflang=hi])`;

/** The texts of a page's main part that the reader view of Firefox does not show. It needs a DOM. */
export function lostInReaderView(html: string): string[] {
  const document = parse(html);
  const wanted = [...document.querySelectorAll(`main :is(${texts})`)]
    .filter((element) => !element.querySelector(texts) && !element.closest(exempt))
    .map((element) => plain(element.textContent))
    .filter(Boolean);
  const shown = plain(parse(new Readability(document).parse()?.content ?? '').body.textContent);
  return wanted.filter((text) => !shown.includes(text));
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
