import { type LandingKind, landingKinds } from '#enquiry/landingKinds.ts';
import { hubAddress } from '#navigation/addresses.ts';
import { withDistinctNames } from '#navigation/distinctNames.ts';
import type { Language } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import { alwaysVisible } from '#schemas/footer.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import { getAgency } from '../agency.ts';
import { every, listed, single } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { hubsIn } from '../landing/hubLanguages.ts';
import { describeLegalEntity } from '../legalEntity.ts';
import { once } from '../once.ts';
import { getJobsLink, getLegalNavigation, getNavigation } from './navigation.ts';
import { inHindiAlphabet, officeFirst } from './officeFirst.ts';

/**
 * One of the footer's lists: links to the entries that `content/footer.yaml` names. On a Hindi page to those in Hindi, and
 * to English ones only where there are not enough (specification 13.1).
 */
async function footerList(kind: LandingKind, title: string, language: Language) {
  const { footerList: id, collection } = landingKinds[kind];
  const linkTo = await getLinkTo(language);
  const footer = await single('footer');
  const entries =
    kind === 'city' ? await footerCities(footer.cities) : await listed(collection, footer[collection]);
  const written = entries.map(linkTo(collection));
  const links = kind === 'city' && language === 'hi' ? inHindiAlphabet(written) : written;
  const [english, own] = [links.filter(isMarked), links.filter((link) => !isMarked(link))];
  return { id, title, links: [...own, ...english.slice(0, Math.max(0, alwaysVisible - own.length))] };
}

const isMarked = ({ hrefLang }: Link) => hrefLang === 'en';

/** The cities near the agency come first. English names, because the agency's are English in its form. */
async function footerCities(slugs: string[]) {
  const { address, preferredLocations } = await single('agency');
  return officeFirst(await listed('cities', slugs), await every('cities'), address.city, preferredLocations);
}

/** What every page shows around its content: header, floating chat link and footer. */
export const getLayout = once(readLayout);

async function readLayout(language: Language) {
  const agency = await getAgency(language);
  const words = await single('layoutWords', language);
  // Home links to the industries by their names, some of which are names of departments.
  const industries = (await every('industries', language)).map(({ name }) => name);
  const lists = [
    await footerList('city', words.footer.findJobs, language),
    await footerList('job', words.footer.popularJobs, language),
    await footerList('department', words.footer.jobsByDepartment, language),
    await footerList('company', words.footer.jobsByCompany, language),
  ].filter(({ links }) => links.length > 0);
  return {
    agencyName: agency.name,
    chatHref: agency.chatHref,
    words,
    navigation: await getNavigation(language),
    hub: await getJobsLink(language),
    footer: {
      blurb: { text: agency.blurb, lang: agency.lang },
      lists: withDistinctNames(lists, industries),
      words: words.footer,
      lang: words.lang,
      hub: language === 'hi' ? await hindiHubLink() : undefined,
      legal: await getLegalNavigation(language),
      entity: describeLegalEntity(agency.legal, words.footer.entity),
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

/** The link to the list of all pages in Hindi, if it is on the site. */
async function hindiHubLink(): Promise<Link | undefined> {
  if (!(await hubsIn('hi')).includes('jobs')) return undefined;
  return { href: hubAddress('jobs', 'hi'), label: (await single('jobsPage', 'hi')).title };
}
