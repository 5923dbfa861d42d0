import type { Agency } from '#schemas/agency.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import { agencyFile, agencyIn } from './answers.ts';
import { choice } from './choice.ts';
import { clientQuestions } from './clients.ts';
import { type Field, field, list } from './field.ts';
import { cityPage, hindiQuestions, stateInHindi } from './hindi.ts';
import { letter } from './letter.ts';
import { openingTimes, readOpeningTimes } from './openingTimes.ts';
import { placesQuestions, preferredLocationsQuestion } from './places.ts';
import type { Draft, Question } from './question.ts';
import * as read from './readTyped.ts';

/** A value that is left out of the file. */
const leftOut = () => undefined;
const answer = (path: string, value: unknown) => ({ file: agencyFile, path: path.split('.'), value });
/** A company and an LLP have a number and a registered office; a partnership and a proprietor have neither. */
const isRegistered = (form: unknown) => form === 'company' || form === 'llp';
const isRegisteredForm = ({ content }: Draft) => isRegistered(agencyIn(content).legal.form);
const fromAgency = (value: (agency: Agency) => unknown) => (draft: Draft) => value(agencyIn(draft.content));

const person: Field = { refuse: read.nameRefusal };
const claim: Field = { read: read.number, none: leftOut };
/** False if the founder answers complaints. The founder's phone and email are then the agency's. */
const isOtherPerson = ({ content }: Draft) => {
  const { legal, founder } = agencyIn(content);
  return legal.grievance.name !== founder.name;
};

/** The state of a city with a page. None where the city's name says it. */
function stateOf(city: unknown, draft: Draft): unknown {
  const { state } = cityPage(String(city), draft.content);
  return state === city ? undefined : state;
}

/** All questions, in their order. */
export const questions: Question[] = [
  field('The agency', 'name'),
  field('The agency', 'founder.name', person),
  field('The agency', 'blurb'),
  field('The agency', 'phones', { ...list, read: (typed) => read.list(typed).map(read.phone) }),
  field('The agency', 'email', { read: read.email }),
  field('Address', 'address.street'),
  field('Address', 'address.locality'),
  field('Address', 'address.city', {
    also(city, draft) {
      if (city === agencyIn(draft.content).address.city) return [];
      const state = stateOf(city, draft);
      return [answer('address.state', state), ...stateInHindi(state, draft)];
    },
  }),
  field('Address', 'address.state', {
    none: leftOut,
    also: stateInHindi,
    isAsked: ({ content }) => !cityPage(agencyIn(content).address.city, content)['state'],
  }),
  field('Address', 'address.postalCode', { read: read.pinCode }),
  field('The agency', 'hours.open', {
    read: readOpeningTimes,
    show: openingTimes,
    how: 'Type it like this: Monday to Friday, 10:00 to 18:00; Saturday, 10:00 to 14:00',
  }),
  field('The agency', 'social', {
    read: read.socialPages,
    none: () => ({}),
    show: (pages: Record<string, string>) => Object.values(pages).join(', '),
    how: 'Type the addresses of your pages on LinkedIn, Facebook, Instagram and X, with commas between them.',
  }),
  field('The agency', 'claims.years', claim),
  field('The agency', 'claims.placement', claim),
  letter,
  choice('Which services on the home page do you offer?', 'home-services', 'pages/home.yaml', [
    'services',
    'list',
  ]),
  choice('Which services on the services page do you offer?', 'services', 'pages/services.yaml', ['list']),
  choice('Which industries do you recruit for?', 'industries', 'pages/home.yaml', ['industries', 'list']),
  ...clientQuestions,
  preferredLocationsQuestion,
  ...placesQuestions,
  field('Legal', 'legal.form', {
    read: read.businessForm,
    how: 'Type company, llp, partnership or proprietorship.',
    also: (form) =>
      isRegistered(form)
        ? []
        : [answer('legal.number', undefined), answer('legal.registeredOffice', undefined)],
  }),
  field('Legal', 'legal.name', {
    ...person,
    suggest: fromAgency(({ legal, founder }) => (legal.form === 'proprietorship' ? founder.name : undefined)),
  }),
  field('Legal', 'legal.number', { read: read.registrationNumber, isAsked: isRegisteredForm }),
  field('Legal', 'legal.registeredOffice', {
    isAsked: isRegisteredForm,
    suggest: fromAgency(({ address }) => officeAddress(address)),
  }),
  field('Legal', 'legal.grievance.name', {
    ...person,
    title: ({ founder }) =>
      `Is ${founder.name} also the person for questions and complaints? If not, type the name.`,
    suggest: fromAgency(({ founder }) => founder.name),
    also: (name, { content }) => {
      const { founder, email, phones } = agencyIn(content);
      return name === founder.name
        ? [answer('legal.grievance.email', email), answer('legal.grievance.phone', phones[0])]
        : [];
    },
  }),
  field('Legal', 'legal.grievance.email', {
    read: read.email,
    suggest: fromAgency(({ email }) => email),
    isAsked: isOtherPerson,
  }),
  field('Legal', 'legal.grievance.phone', {
    read: read.phone,
    suggest: fromAgency(({ phones }) => phones[0]),
    isAsked: isOtherPerson,
  }),
  field('The site', 'delivery', { read: read.delivery, suggest: () => 'whatsapp' }),
  field('The site', 'siteUrl', { read: read.siteAddress }),
  ...hindiQuestions,
];
