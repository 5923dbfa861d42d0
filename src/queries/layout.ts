import { type LandingKind, landingKinds } from '#enquiry/landingKinds.ts';
import { hubAddress } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import { getAgency } from './agency.ts';
import { listed, single } from './entry.ts';
import { getFooterLinkTo } from './entryLinks.ts';
import { describeLegalEntity } from './legalEntity.ts';
import { getLegalNavigation, getNavigation } from './navigation.ts';

/** One of the footer's lists: links to the entries that `content/footer.yaml` names. */
async function footerList(kind: LandingKind, title: string, language: Language) {
  const { footerList: id, collection } = landingKinds[kind];
  const linkTo = await getFooterLinkTo(language);
  const entries = await listed(collection, (await single('footer'))[collection]);
  return { id, title, links: entries.map((entry) => linkTo(collection, entry)) };
}

const cache = new Map<Language, ReturnType<typeof readLayout>>();

/** What every page shows around its content: header, floating chat link and footer. */
export function getLayout(language: Language) {
  const cached = import.meta.env.PROD ? cache.get(language) : undefined;
  const layout = cached ?? readLayout(language);
  cache.set(language, layout);
  return layout;
}

async function readLayout(language: Language) {
  const agency = await getAgency(language);
  const words = await single('layoutWords', language);
  const { street, locality, city, postalCode } = agency.address;
  return {
    agencyName: agency.name,
    chatHref: agency.chatHref,
    words,
    navigation: await getNavigation(language),
    footer: {
      blurb: { text: agency.blurb, lang: agency.lang },
      lists: [
        await footerList('city', words.footer.findJobs, language),
        await footerList('job', words.footer.popularJobs, language),
        await footerList('department', words.footer.jobsByDepartment, language),
        await footerList('company', words.footer.jobsByCompany, language),
      ],
      words: words.footer,
      lang: words.lang,
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
  const { linksInEnglish } = await single('hindiWords');
  const { title } = await single('jobsPage', 'hi');
  return { hub: { href: hubAddress('jobs', 'hi'), label: title }, linksInEnglish };
}
