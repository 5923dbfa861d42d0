import { z } from 'astro/zod';
import { choiceOf } from './choiceOf.ts';
import { group, wholeNumber } from './group.ts';
import { hours } from './hours.ts';
import { isRegistered, legalEntity } from './legalEntity.ts';
import { officeAddress } from './officeAddress.ts';
import { phone } from './phone.ts';
import { portraitIn } from './picture.ts';
import { shared } from './shared.ts';
import { lines, paragraphs, sampleLabel, textField } from './text.ts';

const webAddress = z.url({ protocol: /^https$/, error: 'a full address that begins with https://' });
const socialPage = (network: string, example: string) =>
  webAddress.optional().meta({
    title: `${network} page`,
    description: `The address of your own page, as your browser shows it. Leave it empty if you have none. Example: https://${example}.`,
  });

/** How many names of clients the home page has room for (specification 4.1). */
export const maxClientNames = 10;

/** `content/agency.yaml`: everything that identifies the agency (specification 12.2). */
export const agency = z.strictObject({
  name: shared(
    textField(
      "Agency's name",
      'The name on your letterhead. Every page shows it at the top and in the footer. Example: Asha Recruiters.',
    ),
  ),
  blurb: textField(
    'About the agency',
    'Two or three sentences in the footer of every page. Say what you do, and that job seekers do not pay.',
  ),
  founder: group('Founder', 'The person who signs the letter on the home page.', {
    sample: sampleLabel,
    name: textField(
      "Founder's name",
      'Below the letter on the home page, and for questions and complaints if you name nobody else. Example: Asha Verma.',
    ),
    role: textField("Founder's role", 'Below the letter, after the name. Example: Founder and director.'),
    photo: portraitIn('founder').optional().meta({
      title: 'Photo of the founder',
      description: 'A square portrait below the letter. The letter looks right without it too.',
    }),
    // specification 4.1
    letter: group(
      'Letter',
      'The message to women in business on the home page. Without it, the home page does not name the founder.',
      {
        title: textField('Heading of the letter', 'Example: A letter to women in business.'),
        paragraphs: paragraphs.meta({
          title: 'Paragraphs of the letter',
          description: 'The home page shows the first one larger.',
        }),
      },
    ).optional(),
  }),
  phones: shared(z.tuple([phone], phone)).meta({
    title: 'Phone numbers',
    description:
      'One number or more that somebody answers, with +91. The first receives every WhatsApp message and every call. Example: +91 98765 43210.',
  }),
  email: shared(z.email({ error: 'an email address, such as hello@your-agency.in' })).meta({
    title: 'Email address',
    description:
      'An address that somebody reads every day. The contact page and the footer show it. Example: hello@asha-recruiters.in.',
  }),
  address: group("Office's address", 'Where visitors find you. The contact page and the footer show it.', {
    street: textField('Street and floor', 'Example: 12 Barakhamba Road, Second Floor.'),
    locality: textField('Part of the city', 'Example: Connaught Place.'),
    city: textField(
      'City of the office',
      'In the address, and wherever a text has {city}. Example: New Delhi.',
    ),
    state: textField(
      'State',
      'In the address, after the city. Leave it empty if the city says it, as New Delhi does. Example: Uttar Pradesh.',
    ).optional(),
    postalCode: shared(
      z.string().regex(/^[1-9]\d{5}$/, 'the six digits of the PIN code, without a space'),
    ).meta({ title: 'PIN code', description: 'The six digits. Example: 110001.' }),
  }),
  hours: hours.meta({
    title: 'Opening hours and answers',
    description: 'The contact page shows both at the form, and the home page how soon you answer.',
  }),
  social: shared(
    group('Social media', 'The links in the footer of every page.', {
      linkedin: socialPage('LinkedIn', 'www.linkedin.com/company/asha-recruiters'),
      facebook: socialPage('Facebook', 'www.facebook.com/asha-recruiters'),
      instagram: socialPage('Instagram', 'www.instagram.com/asha-recruiters'),
      twitter: socialPage('X (Twitter)', 'x.com/asharecruiters'),
    }),
  ),
  claims: group(
    'Claims',
    'Leave a claim empty that you can not prove to a job seeker, a client or a court: the sentences about it are then left out on every page.',
    {
      years: shared(
        wholeNumber(
          'Years of experience',
          'A number. It stands wherever a text has {years}. Only what you can prove.',
          [1, 200],
        ),
      ).optional(),
      since: shared(
        wholeNumber(
          'Year in which the agency began',
          'A year. It stands wherever a text has {since}, and stays right. Leave the number of years empty then. Example: 2014.',
          [1800, 2100],
        ),
      ).optional(),
      placement: shared(
        wholeNumber(
          'Placement success, in per cent',
          'A number. It stands wherever a text has {placement}. Only what you can prove.',
          [1, 100],
        ),
      ).optional(),
      replacement: shared(
        wholeNumber(
          'Days of free replacement',
          'A number. It stands wherever a text has {replacement}: if a person leaves within this number of days, you look for another one without a new fee.',
          [1, 365],
        ),
      ).optional(),
      basis: textField(
        'What the placement success counts',
        'Which people, over which period. It stands wherever a text has {basis}: employers do not believe a figure that does not say what it counts. Example: Of 212 people who joined through us in 2025, those still there after six months.',
      ).optional(),
    },
  ).optional(),
  delivery: z
    .union([z.enum(['simulated', 'whatsapp']), z.templateLiteral(['https://', z.string().min(1)])], {
      error: 'simulated, whatsapp, or a full address that begins with https://',
    })
    .meta({
      shared: true,
      title: "What the home page's message form does",
      description:
        'Write whatsapp: the message opens in WhatsApp, ready to send. Write simulated: it sends nothing, ' +
        'and says so. Write an https:// address: it sends the message there as JSON.',
    }),
  legal: shared(legalEntity).meta({
    title: 'Who stands behind the site',
    description:
      'The registered business and a person for complaints, as Indian law wants them shown: in the last lines of the footer, on the privacy page and in the terms.',
  }),
  siteUrl: shared(webAddress.regex(/[^/]$/, 'an address without a slash at the end')).meta({
    format: 'origin',
    title: 'Address of the site',
    description:
      'The address of the finished site on the internet, without a slash at the end. Example: https://www.asha-recruiters.in.',
  }),
  // specification 5.4
  preferredLocations: shared(lines('Location', [1])).meta({
    title: 'Preferred locations',
    description:
      'The places that a job seeker can choose from in the contact form, in this order. Only places where you find people work. Example: Lucknow.',
  }),
  // specification 11.15
  places: shared(
    group('Where you place people', "Each city's page says it, and so does the page about you.", {
      inPerson: lines('City').meta({
        title: 'Cities where you meet job seekers in person',
        description:
          'That of your office, and where you go to meet them. The pages on these cities say it, if the site has them.',
      }),
      elsewhere: choiceOf({ byPhone: 'By phone and WhatsApp', notAtAll: 'Not at all' }).meta({
        title: 'How you place people in all other cities',
        description: 'The page of each of these cities says it.',
      }),
    }),
  ).optional(),
  // specification 4.1
  clientNames: shared(lines("Client's name", [0, maxClientNames]))
    .optional()
    .meta({
      title: 'Names of clients on the home page',
      description:
        'Those that come first. The clients of the clients page follow by themselves, while there is room. Only clients who agreed to be named.',
    }),
});

export type Agency = z.infer<typeof agency>;

/** The places that the agency names for job seekers, each once. */
export const placeNames = ({ preferredLocations = [], places }: Partial<Agency>) => [
  ...new Set([...preferredLocations, ...(places?.inPerson ?? [])]),
];

/** Who answers questions and complaints: the founder, at the agency's own email and first phone, where `legal` names nobody else. */
export const complaintsContact = ({
  founder,
  email,
  phones,
  legal,
}: Pick<Agency, 'founder' | 'email' | 'phones' | 'legal'>) => ({
  name: legal.grievance.name ?? founder.name,
  email: legal.grievance.email ?? email,
  phone: legal.grievance.phone ?? phones[0],
  days: legal.grievance.days,
});

/** The registered office: that of a company or an LLP is its own office where `legal` names no other; others need none. */
export const registeredOfficeOf = ({ address, legal }: Pick<Agency, 'address' | 'legal'>) =>
  legal.registeredOffice ?? (isRegistered(legal) ? officeAddress(address) : undefined);
