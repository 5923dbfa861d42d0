import type { CollectionKey } from 'astro:content';
import type { Language } from '#navigation/languages.ts';
import { getAgency } from './agency.ts';
import { listed, single } from './entry.ts';
import { getLegalNavigation, getNavigation } from './navigation.ts';

const links = async (
  collection: CollectionKey & ('cities' | 'jobs' | 'departments' | 'companies'),
  path: string,
  slugs: string[],
) => (await listed(collection, slugs)).map(({ slug, name }) => ({ href: `/${path}/${slug}`, label: name }));

const made = new Map<Language, ReturnType<typeof readChrome>>();

/** What stands around the content of every page: header, floating chat and footer. */
export function getChrome(language: Language) {
  const known = import.meta.env.PROD ? made.get(language) : undefined;
  const chrome = known ?? readChrome(language);
  made.set(language, chrome);
  return chrome;
}

async function readChrome(language: Language) {
  const agency = await getAgency(language);
  const words = await single('chromeWords', language);
  const linksInEnglish =
    language === 'hi' ? (await single('chromeWordsHindi')).footer.linksInEnglish : undefined;
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
        {
          id: 'find-jobs',
          title: words.footer.findJobs,
          links: await links('cities', 'jobs', footer.cities),
        },
        {
          id: 'popular-jobs',
          title: words.footer.popularJobs,
          links: await links('jobs', 'jobs', footer.jobs),
        },
        {
          id: 'jobs-by-department',
          title: words.footer.jobsByDepartment,
          links: await links('departments', 'department', footer.departments),
        },
        {
          id: 'jobs-by-company',
          title: words.footer.jobsByCompany,
          links: await links('companies', 'company', footer.companies),
        },
      ],
      words: words.footer,
      linksInEnglish,
      legal: await getLegalNavigation(language),
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
