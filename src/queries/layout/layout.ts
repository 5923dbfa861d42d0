import { type LandingKind, landingKinds } from '#enquiry/landingKinds.ts';
import { withDistinctNames } from '#navigation/distinctNames.ts';
import type { Link } from '#navigation/link.ts';
import { alwaysVisible } from '#schemas/footer.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { agencyOf } from '../agency.ts';
import { placementIn } from '../landing/atAGlance.ts';
import { describeLegalEntity } from '../legalEntity.ts';
import { jobsLink, mainNavigation } from './navigation.ts';
import { inHindiAlphabet, officeFirst } from './officeFirst.ts';

/** What every page shows around its content: header, floating chat link and footer. Pages get it by `site.once(layoutOf)`. */
export function layoutOf(site: Site) {
  const agency = agencyOf(site);
  const words = site.words.layout;
  // Home links to the industries by their names, some of which are names of departments.
  const industries = site.every('industries').map(({ name }) => name);
  const lists = [
    footerList(site, 'city', words.footer.findJobs),
    footerList(site, 'job', words.footer.popularJobs),
    footerList(site, 'department', words.footer.jobsByDepartment),
    footerList(site, 'company', words.footer.jobsByCompany),
  ].filter(({ links }) => links.length > 0);
  return {
    agencyName: agency.name,
    chatHref: agency.chatHref,
    words,
    navigation: mainNavigation(site),
    hub: jobsLink(site),
    footer: {
      blurb: { text: agency.blurb, lang: agency.lang },
      lists: withDistinctNames(lists, industries),
      words: words.footer,
      lang: words.lang,
      hub: site.language === 'hi' ? hindiHubLink(site) : undefined,
      legal: site.pages.filter(({ group }) => group === 'rules'),
      entity: describeLegalEntity(agency.legal, words.footer.entity, agency.name),
      contact: {
        phone: agency.phone,
        phoneHref: agency.phoneHref,
        email: agency.email,
        address: officeAddress(agency.address),
        social: agency.social,
      },
    },
  };
}

export type Layout = ReturnType<typeof layoutOf>;

/**
 * One of the footer's lists: links to the entries that `content/footer.yaml` names. On a Hindi page to those in Hindi, and
 * to English ones only where there are not enough (specification 13.1).
 */
function footerList(site: Site, kind: LandingKind, title: string) {
  const { footerList: id, collection } = landingKinds[kind];
  const { english } = site;
  const footer = english.file('footer');
  const slugs = (kind === 'job' && site.language === 'hi' && footer.jobsInHindi) || footer[collection];
  const entries = kind === 'city' ? footerCities(english) : english.entries(collection, slugs);
  const written = site.linksTo(entries);
  const links = kind === 'city' && site.language === 'hi' ? inHindiAlphabet(written) : written;
  const [marked, own] = [links.filter(isMarked), links.filter((link) => !isMarked(link))];
  return { id, title, links: [...own, ...marked.slice(0, Math.max(0, alwaysVisible - own.length))] };
}

const isMarked = ({ hrefLang }: Link) => hrefLang === 'en';

/** The cities where the agency works, those near it first. English names, because the agency's are English in its form. */
function footerCities(english: Site) {
  const { address, preferredLocations } = english.file('agency');
  const served = (cities: readonly Entry<'cities'>[]) =>
    cities.filter((city) => placementIn(english, city).isServed);
  const listed = served(english.entries('cities', english.file('footer').cities));
  return officeFirst(listed, served(english.every('cities')), address, preferredLocations);
}

/** The link to the list of all pages in Hindi, if it is on the site. */
function hindiHubLink({ hindi }: Site): Link | undefined {
  const page = hindi.page('/jobs');
  return page?.isInHindi ? { href: page.href, label: hindi.file('jobsPage').title } : undefined;
}
