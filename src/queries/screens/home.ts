import { hubAddress } from '#navigation/addresses.ts';
import { addressIn } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import { screens } from '#navigation/screens.ts';
import type { Site } from '#site/site.ts';
import { agencyOf } from '../agency.ts';
import { hubsOf } from '../landing/hubLanguages.ts';
import { jobsLink } from '../layout/navigation.ts';
import { resumeLink } from '../resumeLink.ts';
import { reasonsId } from './about.ts';
import { serviceAddress, termsLink } from './services.ts';

/** Everything that the home page shows. */
export function homePage(site: Site) {
  const texts = site.inOneLanguage('homePage', 'agency', 'screenWords', 'formWords');
  const page = texts.file('homePage');
  const agency = agencyOf(texts);
  const { screens: words, forms } = texts.words;
  const hub = jobsLink(site);
  return {
    page,
    lang: texts.language,
    agency,
    words,
    formWords: {
      ...forms.both,
      ...forms.home,
      preview: agency.delivery === 'simulated' ? forms.home.preview : undefined,
    },
    forSeekers: [...(hub ? [hub] : []), resumeLink(texts)],
    forEmployers: [
      termsLink(texts),
      { href: addressIn(texts.language, screens.industries), label: texts.file('industriesPage').title },
    ],
    reasons: `${addressIn(texts.language, screens.about)}#${reasonsId}`,
    fraud: { href: addressIn(texts.language, legalPages.jobFraud), label: words.about.real.fraud },
    onlyEnglish: site.language === 'hi' ? onlyEnglishNote(site) : undefined,
    clientsNote: hasSampleClients(site, agency.clientNames) ? words.home.sampleClients : page.clients.note,
    services: texts
      .favouritesFirst('homeServices', page.services.list)
      .map((service) => ({ ...service, href: serviceAddress(site, service.partOf) })),
    industries: texts.favouritesFirst('industries', page.industries.list),
  };
}

/** True while one of the names is that of a sample client, which is invented. */
const hasSampleClients = ({ english }: Site, names: string[]) =>
  english.every('clients').some(({ name, sample }) => sample && names.includes(name));

/** The note for visitors who come from a page that is only in English, with links to Hindi pages. */
function onlyEnglishNote({ hindi }: Site) {
  const { navigation, footer } = hindi.words.layout;
  return {
    text: hindi.words.hindi.offer.note,
    links: [
      ...(hubsOf(hindi).includes('jobs')
        ? [{ href: hubAddress('jobs', 'hi'), label: hindi.file('jobsPage').headline }]
        : []),
      { href: addressIn('hi', screens.services), label: navigation.services },
      { href: addressIn('hi', legalPages.jobFraud), label: footer.legal.jobFraud },
      { href: addressIn('hi', screens.contact), label: navigation.contact },
    ],
  };
}
