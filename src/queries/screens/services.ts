import { entryId } from '#navigation/addresses.ts';
import type { Link } from '#navigation/link.ts';
import { addressOf } from '#navigation/pages.ts';
import type { Site } from '#site/site.ts';
import { serviceLinks } from '../contactLink.ts';
import { resumeLink } from '../resumeLink.ts';
import { screenOf } from './screen.ts';

/** Everything that /services shows. */
export function servicesPage(site: Site) {
  const screen = screenOf(site, 'services');
  const { serviceFacts, services: section } = screen.words;
  const { texts } = screen;
  const home = texts.file('homePage');
  const parts = texts.favouritesFirst('homeServices', home.services.list);
  return {
    screen,
    section,
    agreement: { href: addressOf('employerTerms', site.language), label: screen.words.terms.more },
    services: texts.favouritesFirst('services', screen.page.list).map((service) => {
      const own = parts.filter(({ partOf }) => partOf === service.slug).map(({ title }) => title);
      return {
        ...service,
        facts: [
          { label: serviceFacts.related, text: own.join(', ') },
          { label: serviceFacts.howLong, text: service.howLong },
          { label: serviceFacts.notIncluded, text: service.notIncluded },
        ].filter(({ text }) => text),
        links: [
          ...serviceLinks(screen, service),
          ...(service.audience === 'seekers' ? [resumeLink(screen.texts)] : []),
        ],
      };
    }),
  };
}

export type ServicesPageData = ReturnType<typeof servicesPage>;

/** The id of the part of /services with the terms for employers. */
export const termsId = 'terms';

/** The link to what an employer compares: on /services, or without that the terms of the agreement. */
export function termsLink(site: Site): Link {
  const { terms } = site.file('servicesPage');
  return terms
    ? { href: `${addressOf('services', site.language)}#${termsId}`, label: terms.title }
    : {
        href: addressOf('employerTerms', site.language),
        label: site.words.screens.terms.more,
      };
}

/** The address of a service's part of /services. */
export const serviceAddress = ({ language }: Site, service: string | undefined) =>
  service && `${addressOf('services', language)}#${entryId('service', service)}`;
