import { addressOf } from '#navigation/pages.ts';
import type { Site } from '#site/site.ts';
import { agencyOf } from '../agency.ts';
import { jobsLink } from '../layout/navigation.ts';
import { resumeLink } from '../resumeLink.ts';
import { serviceAddress, termsLink } from './services.ts';

/** Everything that the home page shows. */
export function homePage(site: Site) {
  const texts = site.inOneLanguage('homePage', 'agency', 'screenWords', 'formWords');
  const page = texts.file('homePage');
  const agency = agencyOf(texts);
  const { screens: words, forms } = texts.words;
  const hub = jobsLink(site);
  const contact = addressOf('contact', site.language);
  return {
    language: site.language,
    page,
    lang: texts.language,
    agency,
    words,
    formWords: {
      ...forms.both,
      ...forms.home,
      preview: agency.delivery === 'simulated' ? forms.home.preview : undefined,
    },
    seekers: {
      ...page.seekers,
      href: `${contact}?for=seekers`,
      more: [...(hub ? [hub] : []), resumeLink(texts)],
    },
    employers: {
      ...page.employers,
      href: `${contact}?for=employers`,
      more: [termsLink(texts), { href: addressOf('industries', texts.language), label: words.industries }],
    },
    // With links to what each counts (specification 1.3).
    claims: (page.about.claims ?? []).map(({ text, proof }) => ({
      label: text,
      href: `${addressOf('about', texts.language)}#${proof}`,
      // A share says nothing without what it is a share of (specification 1.3).
      note: proof === 'why' ? agency.claims?.basis : undefined,
    })),
    fraud: { href: addressOf('jobFraud', texts.language), label: words.about.real.fraud },
    onlyEnglish: site.language === 'hi' ? onlyEnglishNote(site) : undefined,
    clientsNote: hasSampleClients(site, agency.clientNames) ? words.home.sampleClients : page.clients.note,
    services: texts.favouritesFirst('homeServices', page.services.list).map((service) => ({
      ...service,
      href: serviceAddress(site, service.partOf),
    })),
    industries: texts.favouritesFirst('industries', page.industries.list),
  };
}

export type HomePageData = ReturnType<typeof homePage>;

/** True while one of the names is that of a sample client, which is invented. */
const hasSampleClients = ({ english }: Site, names: string[]) =>
  english.every('clients').some(({ name, sample }) => sample && names.includes(name));

/** The note for visitors who come from a page that is only in English, with links to Hindi pages. */
function onlyEnglishNote({ hindi }: Site) {
  const { navigation, footer } = hindi.words.layout;
  const jobs = hindi.page('/jobs');
  return {
    text: hindi.words.hindi.offer.note,
    links: [
      ...(jobs?.isInHindi ? [{ href: jobs.href, label: jobs.headline }] : []),
      { href: addressOf('services', 'hi'), label: navigation.services },
      { href: addressOf('jobFraud', 'hi'), label: footer.legal.jobFraud },
      { href: addressOf('contact', 'hi'), label: navigation.contact },
    ],
  };
}
