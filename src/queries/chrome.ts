import type { CollectionKey } from 'astro:content';
import { legalNavigation, mainNavigation } from '#config/navigation.ts';
import { getAgency } from './agency.ts';
import { listed, single } from './entry.ts';

const links = async (
  collection: CollectionKey & ('cities' | 'jobs' | 'departments' | 'companies'),
  path: string,
  slugs: string[],
) => (await listed(collection, slugs)).map(({ slug, name }) => ({ href: `/${path}/${slug}`, label: name }));

let made: ReturnType<typeof readChrome> | undefined;

/** What stands around the content of every page: header, floating chat and footer. */
export function getChrome() {
  if (!made || import.meta.env.DEV) made = readChrome();
  return made;
}

async function readChrome() {
  const agency = await getAgency();
  const footer = await single('footer');
  const { street, locality, city, postalCode } = agency.address;
  return {
    agencyName: agency.name,
    chatHref: agency.chatHref,
    navigation: mainNavigation,
    footer: {
      blurb: agency.blurb,
      lists: [
        { id: 'find-jobs', title: 'Find Jobs', links: await links('cities', 'jobs', footer.cities) },
        { id: 'popular-jobs', title: 'Popular Jobs', links: await links('jobs', 'jobs', footer.jobs) },
        {
          id: 'jobs-by-department',
          title: 'Jobs by Department',
          links: await links('departments', 'department', footer.departments),
        },
        {
          id: 'jobs-by-company',
          title: 'Jobs by Company',
          links: await links('companies', 'company', footer.companies),
        },
      ],
      legal: legalNavigation,
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
