import { mapLink } from '#enquiry/contactLinks.ts';
import type { Link } from '#navigation/link.ts';
import { addressOf } from '#navigation/pages.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import { agencyOf } from '../agency.ts';
import { peopleOf } from '../people.ts';
import { placeName } from '../placeName.ts';
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
  const hours = describeHours(agency.hours.open, texts.language, words.contact.hours);
  const answer = `${hours} ${agency.hours.answer}`;
  const { chats = [], calls } = Object.groupBy(agency.numbers, ([, chat]) => (chat ? 'chats' : 'calls'));
  const card = { href: '/contact.vcf', label: words.contact.card };
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
      otherLocation: takesOtherCities(agency) ? contact.otherLocation : '',
      makeResume: resume.linkAtForm,
      locationNames: Object.fromEntries(
        agency.preferredLocations.map((place) => [place, placeName(texts, place)]),
      ),
    },
    agency,
    details: [
      { label: words.contact.callOrWhatsapp, lines: chats, text: hours },
      // A landline has no WhatsApp.
      ...(calls ? [{ label: texts.words.layout.footer.call, lines: calls }] : []),
      fact(words.contact.email, { href: `mailto:${agency.email}`, label: agency.email }, card),
      fact(words.contact.office, { href: mapLink(office), label: office }),
    ],
    fraud: { href: addressOf('jobFraud', site.language), label: words.about.real.fraud },
    terms: termsLink(texts),
    next: {
      title: steps.title,
      // The owner's own sentence on how soon they answer, so that the steps promise no more.
      steps: [
        { name: steps.write, text: steps.writeNote },
        { name: steps.send, text: steps.sendNote },
        {
          name: person ? fillIn(steps.answerBy, { name: person.who }) : steps.answer,
          text: person?.sample ? `${answer} ${words.about.samplePeople}` : answer,
        },
      ] as const,
    },
    coveringLocations: Object.fromEntries(covered) as Record<string, string>,
    parts: partLabels(texts),
  };
}

/** False where there is no other place to choose, or the agency places people nowhere else. */
const takesOtherCities = ({ places, preferredLocations }: ReturnType<typeof agencyOf>) =>
  places?.elsewhere !== 'notAtAll' && preferredLocations.length > 1;

const fact = (label: string, ...links: Link[]) => ({ label, lines: links.map((link) => [link]) });

/** The names of the parts of screens whose links lead to the form (specification 11.9). */
const partLabels = (texts: Site): Record<string, string> =>
  Object.fromEntries([
    ...texts.favouritesFirst('industries').map(({ slug, name }) => [`industries/${slug}`, name]),
    ...texts.favouritesFirst('services').map(({ slug, title }) => [`services/${slug}`, title]),
    ...peopleOf(texts).map(({ slug, who }) => [`people/${slug}`, who]),
  ]);
