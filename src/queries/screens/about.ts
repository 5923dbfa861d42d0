import { mapLink } from '#enquiry/contactLinks.ts';
import { originQuery } from '#enquiry/origin.ts';
import { listIn } from '#navigation/listIn.ts';
import { addressOf } from '#navigation/pages.ts';
import { isCalled } from '#schemas/city.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import { agencyOf, numberLinks } from '../agency.ts';
import { formAddress } from '../contactLink.ts';
import { labelledCities, mapCities } from '../landing/mapCities.ts';
import { describeLegalEntity } from '../legalEntity.ts';
import { peopleOf } from '../people.ts';
import { placeName } from '../placeName.ts';
import { screenOf } from './screen.ts';
import { serviceAddress } from './services.ts';

/** Everything that /about shows. */
export function aboutPage(site: Site) {
  const screen = screenOf(site, 'about');
  const { page, texts, words } = screen;
  return {
    screen,
    mission: page.mission,
    reasons: page.reasons,
    services: {
      ...page.services,
      list: page.services.list.map(({ partOf, ...service }) => ({
        ...service,
        href: serviceAddress(site, partOf),
      })),
    },
    people: page.people && describePeople(texts, page.people, words.about.samplePeople),
    places: page.places && placesOf(texts, page.places.title),
    real: proofOf(texts),
  };
}

export type AboutPageData = ReturnType<typeof aboutPage>;

/** The part about who works here. Undefined without anybody. */
function describePeople(site: Site, { title, intro }: { title: string; intro: string }, sampleNote: string) {
  const people = peopleOf(site);
  if (people.length === 0) return undefined;
  return {
    title,
    intro,
    people: people.map(({ phone, ...person }) => ({
      ...person,
      contact: phone === undefined ? [] : numberLinks(phone, `WhatsApp: ${person.who}`),
      message: formAddress(site.language, originQuery('people', person.slug)),
    })),
    sampleNote: people.some(({ sample }) => sample) ? sampleNote : undefined,
  };
}

/** Where a firm is looked up by its GST number. */
const taxRegister = 'https://services.gst.gov.in/services/searchtp';

/** How a visitor checks that the agency is real: who stands behind it, where that can be looked up, and what it never asks. */
function proofOf(site: Site) {
  const { real: words } = site.words.screens.about;
  const { footer } = site.words.layout;
  const { name, legal, address, numbers } = agencyOf(site);
  const { registration } = describeLegalEntity(legal, footer.entity, name);
  const office = officeAddress(address);
  return {
    title: words.title,
    note: legal.sample && words.sample,
    facts: [
      { label: words.never, text: words.neverText },
      {
        label: registration ? words.registered : words.runBy,
        text: [legal.name, legal.registeredOffice].filter((line) => line && line !== office).join(', '),
      },
      ...(registration ? [{ label: words.lookUp, lines: [[registration]], text: words.lookUpText }] : []),
      ...(legal.gstin
        ? [{ label: words.gst, lines: [[{ href: taxRegister, label: legal.gstin }]], text: words.gstText }]
        : []),
      { label: words.office, lines: [[{ href: mapLink(office), label: office }]] },
      { label: words.number, lines: numbers.map(([call]) => [call]) },
    ],
    links: [{ href: addressOf('jobFraud', site.language), label: words.fraud }],
  };
}

/** Where the agency places people, as the owner has set it. Undefined if that is not set. */
function placesOf(site: Site, title: string) {
  const { places } = site.english.file('agency');
  if (!places) return undefined;
  const { about: words } = site.words.screens;
  const all = site.english.whole.every('cities');
  const visited = places.inPerson.flatMap((place) => all.find((city) => isCalled(city, place)) ?? []);
  const cities = visited.map((city) => ({
    ...city,
    ...site.whole.linkTo(city),
    // One that is left out of the site has none.
    hasPage: site.english.entry('cities', city.slug) !== undefined,
  }));
  const names = places.inPerson.map((place) => placeName(site, place));
  const met = listIn(site.language, names);
  return {
    title,
    cities,
    sentences: [...(met ? [fillIn(words.inPerson, { cities: met })] : []), words[places.elsewhere]],
    // Without any there is no map.
    dots: places.elsewhere === 'byPhone' ? site.once(mapCities) : [],
    named: labelledCities(site).filter(({ name }) => name !== cities[0]?.name),
    mapLabel: words.map,
  };
}
