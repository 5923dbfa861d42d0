import { onOneLine } from '#enquiry/contactLinks.ts';
import type { LandingKind, landingKinds } from '#enquiry/landingKinds.ts';
import { originQuery } from '#enquiry/origin.ts';
import { entryAddress } from '#navigation/addresses.ts';
import { languageLink } from '#navigation/languageLink.ts';
import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import { agencyOf } from '../agency.ts';
import { guideLinks } from './guides.ts';

type Subject = Entry<(typeof landingKinds)[LandingKind]['collection']>;

/** What every landing page has around the texts of its own kind: headline, words, breadcrumbs, help, and links to the guides and to Hindi. */
export function landingShell(site: Site, kind: LandingKind, entry: Subject) {
  const { language } = site;
  const { collection, slug, name, title, description, headline, intro } = entry;
  const { phone, phoneHref } = site.once(agencyOf);
  return {
    language,
    title,
    description,
    headline,
    intro,
    words: site.words.landing,
    breadcrumbs: site.page(entryAddress(collection, slug))?.breadcrumbs ?? [],
    guides: site.once(guideLinks),
    phone: onOneLine(phone),
    phoneHref,
    subject: { kind, slug, name, hindi: hindiNameOf(site, entry) },
    contactQuery: originQuery(kind, slug),
    hindi: language === 'en' ? hindiOffer(site, kind, entry) : undefined,
  };
}

export type LandingShell = ReturnType<typeof landingShell>;

/** On an English page: the entry's name in Hindi, if there is one. */
function hindiNameOf(site: Site, entry: Subject): string | undefined {
  if (site.language === 'hi') return undefined;
  const { name, lang } = site.hindi.linkTo(entry);
  return lang ? undefined : name;
}

/** How an English landing page offers Hindi (specification 13.7). */
function hindiOffer(site: Site, kind: LandingKind, { collection, slug, name }: Subject) {
  const { offer } = site.words.hindi;
  const path = entryAddress(collection, slug);
  const isTranslated = site.hasHindi(collection, slug);
  const href = languageLink({ language: 'en', path, isTranslated, subject: { kind, slug } });
  if (isTranslated) return { label: offer.read, href };
  if (kind === 'company')
    return { text: fillIn(offer.notAffiliated, { company: name }), label: offer.talk, href };
  return { text: offer.onlyEnglish, label: offer.write, href };
}
