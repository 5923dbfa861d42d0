import { mapLink } from '#enquiry/contactLinks.ts';
import { addressOf } from '#navigation/pages.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import { agencyOf } from '../agency.ts';
import { peopleOf } from '../people.ts';
import { describeHours } from './hours.ts';
import { termsLink } from './services.ts';

/** Everything that /contact shows. */
export function contactPage(site: Site) {
  const texts = site.inOneLanguage('contactPage', 'agency', 'screenWords', 'formWords');
  const { screens: words, forms, resume } = texts.words;
  const { both, contact, qrCode, steps } = forms;
  const agency = agencyOf(texts);
  const office = officeAddress(agency.address);
  const person = peopleOf(texts).find(({ takesCalls }) => takesCalls);
  const { chats = [], calls } = Object.groupBy(agency.numbers, ({ length }) =>
    length > 1 ? 'chats' : 'calls',
  );
  const covered = site.english
    .every('cities')
    .flatMap(({ slug, preferredLocation: place }) =>
      place && agency.preferredLocations.includes(place) ? [[slug, place]] : [],
    );
  return {
    page: texts.file('contactPage'),
    lang: texts.language,
    words,
    formWords: {
      ...both,
      ...contact,
      qrCode,
      makeResume: resume.linkAtForm,
      locationNames: Object.fromEntries(
        agency.preferredLocations.map((place) => [place, locationName(texts, place)]),
      ),
    },
    agency,
    details: [
      {
        label: words.contact.callOrWhatsapp,
        lines: [...chats, [{ href: '/contact.vcf', label: words.contact.card }]],
      },
      // A landline has no WhatsApp.
      ...(calls ? [{ label: texts.words.layout.footer.call, lines: calls }] : []),
      { label: words.contact.email, lines: [[{ href: `mailto:${agency.email}`, label: agency.email }]] },
      { label: words.contact.office, lines: [[{ href: mapLink(office), label: office }]] },
    ],
    hours: describeHours(agency.hours.open, texts.language, words.contact.hours),
    trust: [{ href: addressOf('jobFraud', site.language), label: words.about.real.fraud }, termsLink(texts)],
    next: {
      title: steps.title,
      // The owner's own sentence on how soon they answer, so that the steps promise no more.
      steps: [
        { name: steps.write, text: steps.writeNote },
        { name: steps.send, text: steps.sendNote },
        {
          name: person ? fillIn(steps.answerBy, { name: person.who }) : steps.answer,
          text: person?.sample ? `${agency.hours.answer} ${words.about.samplePeople}` : agency.hours.answer,
        },
      ] as const,
    },
    coveringLocations: Object.fromEntries(covered) as Record<string, string>,
    parts: partLabels(texts),
  };
}

/** The names of the parts of screens whose links lead to the form (specification 11.9). */
const partLabels = (texts: Site): Record<string, string> =>
  Object.fromEntries([
    ...texts.favouritesFirst('industries').map(({ slug, name }) => [`industries/${slug}`, name]),
    ...texts.favouritesFirst('services').map(({ slug, title }) => [`services/${slug}`, title]),
    ...peopleOf(texts).map(({ slug, who }) => [`people/${slug}`, who]),
  ]);

/** A preferred location in the site's language: most are cities, which have names there. */
function locationName(site: Site, place: string): string {
  if (site.language === 'en') return place;
  const city = site.english.whole.every('cities').find(({ name }) => name === place);
  return site.hindiNames?.locations?.[place] ?? (city ? site.whole.linkTo(city).name : place);
}
