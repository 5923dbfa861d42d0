import { fillIn } from '#enquiry/fillIn.ts';
import { type LandingKind, landingKinds } from '#enquiry/landingKinds.ts';
import { originQuery } from '#enquiry/origin.ts';
import { entryAddress, type Hub, hubAddress } from '#navigation/addresses.ts';
import { breadcrumbsTo } from '#navigation/breadcrumbs.ts';
import { languageLink } from '#navigation/languageLink.ts';
import { addressIn, type Language } from '#navigation/languages.ts';
import type { LandingWords } from '#schemas/messages.ts';
import { getAgency } from '../agency.ts';
import { hasHindi, single } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getGuideLinks } from './guides.ts';
import { hubsIn } from './hubLanguages.ts';

type Subject = { slug: string; name: string };

/**
 * A function that adds to an entry what a page of its kind has around the entry's texts: words, breadcrumbs, help, links to
 * the guides and to Hindi.
 */
export async function getShellOf(kind: LandingKind, language: Language) {
  const { collection } = landingKinds[kind];
  const words: LandingWords = await single('landingWords', language);
  const { phone, phoneHref } = await getAgency();
  const hub = await hubOf(kind, language);
  const inFooter = await footerSlugs(collection);
  const toHindi = (await getLinkTo('hi'))(collection);
  const hindiNameOf = (entry: Subject) => {
    const { name, lang } = toHindi(entry);
    return language === 'hi' || lang ? undefined : name;
  };
  const shared = {
    language,
    words,
    breadcrumbs: breadcrumbsTo(hub, language, words),
    guides: await getGuideLinks(language),
    phone,
    phoneHref,
  };
  return async <Entry extends Subject>(entry: Entry) => {
    const { slug, name } = entry;
    const isTranslated = await hasHindi(collection, slug);
    return {
      ...entry,
      ...shared,
      subject: { kind, slug, name, hindi: hindiNameOf(entry) },
      contactQuery: originQuery(kind, slug),
      pictureOf: inFooter.has(slug) ? undefined : pathOfHub(hub, language),
      isTranslated,
      hindi: language === 'en' ? await hindiOffer(kind, { slug, name }, isTranslated) : undefined,
    };
  };
}

export type LandingShell = Awaited<ReturnType<Awaited<ReturnType<typeof getShellOf>>>>;

const pathOfHub = (hub: Hub | undefined, language: Language) =>
  hub ? hubAddress(hub, language) : addressIn(language, '/');

/** The hub that lists the pages of a kind. In Hindi, /hi/jobs lists all kinds that have no hub of their own. */
async function hubOf(kind: LandingKind, language: Language): Promise<Hub | undefined> {
  const hubs = await hubsIn(language);
  const own = kind === 'city' ? 'jobs' : landingKinds[kind].collection;
  return [own, 'jobs' as const].find((hub) => hubs.includes(hub));
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
