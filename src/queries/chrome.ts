import type { CollectionKey } from 'astro:content';
import type { FooterListId } from '#enquiry/footerLists.ts';
import type { Language } from '#navigation/languages.ts';
import type { NavigationLink } from '#navigation/links.ts';
import { getAgency } from './agency.ts';
import { listed, single } from './entry.ts';
import { companyLink, departmentLink, type Named } from './landing/links.ts';
import { footerLinks } from './landing/relatedLinks.ts';
import { describeLegalEntity } from './legalEntity.ts';
import { getLegalNavigation, getNavigation } from './navigation.ts';

/** One of the footer's lists: links to the entries of a collection that `content/footer.yaml` names. */
async function footerList(
  id: FooterListId,
  title: string,
  collection: CollectionKey & ('cities' | 'jobs' | 'departments' | 'companies'),
  linkOf: (entry: Named) => NavigationLink,
  slugs: string[],
) {
  return { id, title, links: (await listed(collection, slugs)).map(linkOf) };
}

const cache = new Map<Language, ReturnType<typeof readChrome>>();

/** What every page shows around its content: header, floating chat link and footer. */
export function getChrome(language: Language) {
  const cached = import.meta.env.PROD ? cache.get(language) : undefined;
  const chrome = cached ?? readChrome(language);
  cache.set(language, chrome);
  return chrome;
}

async function readChrome(language: Language) {
  const agency = await getAgency(language);
  const words = await single('chromeWords', language);
  const cityLink = await footerLinks(language, 'cities');
  const jobLink = await footerLinks(language, 'jobs');
  const footer = await single('footer');
  const { street, locality, city, postalCode } = agency.address;
  return {
    agencyName: agency.name,
    chatHref: agency.chatHref,
    words,
    navigation: await getNavigation(language),
    footer: {
      blurb: agency.blurb,
      lists: [
        await footerList('find-jobs', words.footer.findJobs, 'cities', cityLink, footer.cities),
        await footerList('popular-jobs', words.footer.popularJobs, 'jobs', jobLink, footer.jobs),
        await footerList(
          'jobs-by-department',
          words.footer.jobsByDepartment,
          'departments',
          departmentLink,
          footer.departments,
        ),
        await footerList(
          'jobs-by-company',
          words.footer.jobsByCompany,
          'companies',
          companyLink,
          footer.companies,
        ),
      ],
      words: words.footer,
      hindi: language === 'hi' ? await hindiNote() : undefined,
      legal: await getLegalNavigation(language),
      entity: describeLegalEntity(agency.name, agency.legal, words.footer.entity),
      contact: {
        phone: agency.phone,
        phoneHref: agency.phoneHref,
        email: agency.email,
        address: `${street}, ${locality}, ${city} ${postalCode}`,
        social: agency.social,
      },
    },
  };
}

/** The link to the pages in Hindi, and the sentence on the footer's lists, which lead to English pages. */
async function hindiNote() {
  const { linksInEnglish } = (await single('chromeWordsHindi')).footer;
  const { title } = await single('jobsPageHindi');
  return { hub: { href: '/hi/jobs', label: title }, linksInEnglish };
}
