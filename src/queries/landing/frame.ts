import { fillIn } from '#enquiry/fillIn.ts';
import { type LandingKind, landingKinds } from '#enquiry/landingKinds.ts';
import { originQuery } from '#enquiry/origin.ts';
import { entryAddress, type Hub } from '#navigation/addresses.ts';
import { breadcrumbsTo } from '#navigation/breadcrumbs.ts';
import { languageLink } from '#navigation/languageLink.ts';
import type { Language } from '#navigation/languages.ts';
import { getAgency } from '../agency.ts';
import { hasHindi, single } from '../entry.ts';
import { getGuideLinks } from './guides.ts';
import { hubsIn } from './hubLanguages.ts';

type Subject = { slug: string; name: string };

/** What the pages of a kind have around their texts: words, breadcrumbs, links to the guides, help. */
export async function getFrame(kind: LandingKind, language: Language) {
  const words = await single('landingWords', language);
  const { phone, phoneHref } = await getAgency();
  return {
    language,
    words,
    breadcrumbs: breadcrumbsTo(await hubOf(kind, language), language, words),
    guides: await getGuideLinks(language),
    phone,
    phoneHref,
  };
}

/** The hub that lists the pages of a kind. In Hindi, /hi/jobs lists all kinds that have no hub of their own. */
async function hubOf(kind: LandingKind, language: Language): Promise<Hub | undefined> {
  const hubs = await hubsIn(language);
  const own = kind === 'city' ? 'jobs' : landingKinds[kind].collection;
  return [own, 'jobs' as const].find((hub) => hubs.includes(hub));
}

/** What a single page adds: its subject, its link to the contact form, and Hindi. */
export async function getPageFacts(kind: LandingKind, entry: Subject, language: Language) {
  const { collection } = landingKinds[kind];
  const isTranslated = await hasHindi(collection, entry.slug);
  return {
    subject: { kind, slug: entry.slug, name: entry.name },
    contactQuery: originQuery(kind, entry.slug),
    inFooter: (await footerSlugs(collection)).has(entry.slug),
    isTranslated,
    hindi: language === 'en' ? await hindiOffer(kind, entry, isTranslated) : undefined,
  };
}

/**
 * The slugs that the footer lists. Their pages inline their headline's glyphs and have a picture of their
 * own. There may be thousands of other pages, and each would take 17 ms to subset the font and 50 ms to draw.
 */
export const footerSlugs = async (list: (typeof landingKinds)[LandingKind]['collection']) =>
  new Set((await single('footer'))[list]);

/** How an English landing page offers Hindi (specification 13.7). */
async function hindiOffer(kind: LandingKind, { slug, name }: Subject, isTranslated: boolean) {
  const { offer } = await single('hindiWords');
  const path = entryAddress(landingKinds[kind].collection, slug);
  const href = languageLink({ language: 'en', path, isTranslated, subject: { kind, slug } });
  if (isTranslated) return { label: offer.read, href };
  if (kind === 'company')
    return { text: fillIn(offer.notAffiliated, { company: name }), label: offer.talk, href };
  return { text: offer.onlyEnglish, label: offer.write, href };
}
