import { type LandingKind, landingKinds } from '#enquiry/landingKinds.ts';
import { originQuery } from '#enquiry/origin.ts';
import { entryAddress, type Hub, hubAddress } from '#navigation/addresses.ts';
import { breadcrumbsTo } from '#navigation/breadcrumbs.ts';
import { languageLink } from '#navigation/languageLink.ts';
import { addressIn } from '#navigation/languages.ts';
import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import { agencyOf } from '../agency.ts';
import { guideLinks } from './guideLinks.ts';
import { hubsOf } from './hubLanguages.ts';

type Subject = Entry<(typeof landingKinds)[LandingKind]['collection']>;

/** What every landing page has around the texts of its own kind: headline, words, breadcrumbs, help, and links to the guides and to Hindi. */
export function landingShell(site: Site, kind: LandingKind, entry: Subject) {
  const { language } = site;
  const { collection, slug, name, title, description, headline, intro } = entry;
  const { phone, phoneHref } = site.once(agencyOf);
  const hub = hubOf(site, kind);
  const isTranslated = site.hasHindi(collection, slug);
  return {
    language,
    title,
    description,
    headline,
    intro,
    words: site.words.landing,
    breadcrumbs: breadcrumbsTo(hub, language, site.words.landing),
    guides: site.once(guideLinks),
    phone,
    phoneHref,
    subject: { kind, slug, name, hindi: hindiNameOf(site, entry) },
    contactQuery: originQuery(kind, slug),
    pictureOf: isInFooter(site, entry)
      ? undefined
      : hub
        ? hubAddress(hub, language)
        : addressIn(language, '/'),
    isTranslated,
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

/** The hub that lists the pages of a kind. In Hindi, /hi/jobs lists all kinds that have no hub of their own. */
function hubOf(site: Site, kind: LandingKind): Hub | undefined {
  const hubs = site.once(hubsOf);
  const own = kind === 'city' ? 'jobs' : landingKinds[kind].collection;
  return [own, 'jobs' as const].find((hub) => hubs.includes(hub));
}

/**
 * Whether the footer lists an entry. The pages of these entries inline their headline's glyphs and have a picture of their
 * own. There may be thousands of other pages, and each would take 17 ms to subset the font and 50 ms to draw.
 */
export const isInFooter = (site: Site, { collection, slug }: Pick<Subject, 'collection' | 'slug'>) =>
  site.once(footerSlugs)[collection].has(slug);

function footerSlugs(site: Site) {
  const { cities, jobs, departments, companies } = site.english.file('footer');
  return {
    cities: new Set(cities),
    jobs: new Set(jobs),
    departments: new Set(departments),
    companies: new Set(companies),
  };
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
