import { hubAddress } from '#navigation/addresses.ts';
import { addressIn, type Language } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import { screens } from '#navigation/screens.ts';
import { getAgency } from '../agency.ts';
import { every, favouritesFirst, single, textLanguage } from '../entry.ts';
import { hubsIn } from '../landing/hubLanguages.ts';
import { getJobsLink } from '../layout/navigation.ts';
import { getResumeLink } from '../resumeLink.ts';
import { reasonsId } from './about.ts';
import { getTermsLink, serviceAddress } from './services.ts';

/** Everything that the home page shows. */
export async function getHome(language: Language) {
  const lang = await textLanguage(language, 'homePage', 'agency', 'screenWords', 'formWords');
  const page = await single('homePage', lang);
  const agency = await getAgency(lang);
  const words = await single('screenWords', lang);
  const { both, home } = await single('formWords', lang);
  const hub = await getJobsLink(language);
  const services = await favouritesFirst('homeServices', page.services.list, lang);
  return {
    ...page,
    lang,
    agency,
    words,
    formWords: {
      ...both,
      ...home,
      preview: agency.delivery === 'simulated' ? home.preview : undefined,
    },
    forSeekers: [...(hub ? [hub] : []), await getResumeLink(lang)],
    forEmployers: [
      await getTermsLink(lang),
      { href: addressIn(lang, screens.industries), label: (await single('industriesPage', lang)).title },
    ],
    reasons: `${addressIn(lang, screens.about)}#${reasonsId}`,
    fraud: { href: addressIn(lang, legalPages.jobFraud), label: words.about.real.fraud },
    onlyEnglish: language === 'hi' ? await onlyEnglishNote() : undefined,
    clients: {
      ...page.clients,
      ...((await hasSampleClients(agency.clientNames)) && { note: words.home.sampleClients }),
    },
    services: {
      ...page.services,
      list: services.map((service) => ({ ...service, href: serviceAddress(service.partOf, language) })),
    },
    industries: {
      ...page.industries,
      list: await favouritesFirst('industries', page.industries.list, lang),
    },
  };
}

/** True while one of the names is that of a sample client, which is invented. */
const hasSampleClients = async (names: string[]) =>
  (await every('clients')).some(({ name, sample }) => sample && names.includes(name));

/** The note for visitors who come from a page that is only in English, with links to Hindi pages. */
async function onlyEnglishNote() {
  const { note } = (await single('hindiWords')).offer;
  const { navigation, footer } = await single('layoutWords', 'hi');
  const hasHub = (await hubsIn('hi')).includes('jobs');
  return {
    text: note,
    links: [
      ...(hasHub
        ? [{ href: hubAddress('jobs', 'hi'), label: (await single('jobsPage', 'hi')).headline }]
        : []),
      { href: addressIn('hi', screens.services), label: navigation.services },
      { href: addressIn('hi', legalPages.jobFraud), label: footer.legal.jobFraud },
      { href: addressIn('hi', screens.contact), label: navigation.contact },
    ],
  };
}
