import { agency } from '#schemas/agency.ts';

const { founder, address, social } = agency.shape;
const [phone] = agency.shape.phones.def.items;
const profile = (label: string) => `your page there, as its address reads in the browser, e.g. ${label}`;

/** A value of `content/agency.yaml` that every agency has to give: how to ask for it, and what it must be. */
export type AgencyField = {
  path: (string | number)[];
  label: string;
  /** What to write, with an example; the launch check says it too. */
  write: string;
  schema: { safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } } };
  /** The sample's value could be right for the agency as well: "Connaught Place" is a real place. */
  mayStay?: true;
};

/** In the order of the file. Claims, the founder's letter and the form's delivery are asked in their own ways. */
export const agencyFields: AgencyField[] = [
  {
    path: ['name'],
    label: 'Name of the agency',
    write: 'the name on your letterhead, e.g. Asha Recruiters',
    schema: agency.shape.name,
  },
  {
    path: ['blurb'],
    label: 'About the agency',
    write: 'two or three true sentences about your agency, or keep these',
    schema: agency.shape.blurb,
    mayStay: true,
  },
  {
    path: ['founder', 'name'],
    label: "Founder's name",
    write: 'who signs the letter on the home page, e.g. Asha Verma',
    schema: founder.shape.name,
  },
  {
    path: ['phones', 0],
    label: 'Phone that takes WhatsApp and calls',
    write: 'a number that rings and has WhatsApp, e.g. +91 98765 43210',
    schema: phone,
  },
  {
    path: ['phones', 1],
    label: 'Second phone',
    write: 'a second number that rings, e.g. +91 98765 43211',
    schema: phone,
  },
  {
    path: ['email'],
    label: 'Email',
    write: 'an address that is read every day, e.g. hello@asha-recruiters.in',
    schema: agency.shape.email,
  },
  {
    path: ['address', 'street'],
    label: 'Street and floor',
    write: 'where visitors find you, e.g. 12 Barakhamba Road, Second Floor',
    schema: address.shape.street,
  },
  {
    path: ['address', 'locality'],
    label: 'Locality',
    write: 'your part of the city, e.g. Connaught Place',
    schema: address.shape.locality,
    mayStay: true,
  },
  {
    path: ['address', 'postalCode'],
    label: 'PIN code',
    write: 'six digits, e.g. 110001; in the file they stand in quotes',
    schema: address.shape.postalCode,
    mayStay: true,
  },
  {
    path: ['social', 'linkedin'],
    label: 'LinkedIn',
    write: profile('https://www.linkedin.com/company/asha-recruiters'),
    schema: social.shape.linkedin,
  },
  {
    path: ['social', 'facebook'],
    label: 'Facebook',
    write: profile('https://www.facebook.com/asharecruiters'),
    schema: social.shape.facebook,
  },
  {
    path: ['social', 'instagram'],
    label: 'Instagram',
    write: profile('https://www.instagram.com/asharecruiters'),
    schema: social.shape.instagram,
  },
  {
    path: ['social', 'twitter'],
    label: 'Twitter (X)',
    write: profile('https://x.com/asharecruiters'),
    schema: social.shape.twitter,
  },
  {
    path: ['delivery'],
    label: 'Message form on the home page',
    write: '"whatsapp", or the https:// address of a service that takes messages',
    schema: agency.shape.delivery,
  },
  {
    path: ['siteUrl'],
    label: 'Address of the site',
    write: 'where the site will live, e.g. https://www.asha-recruiters.in',
    schema: agency.shape.siteUrl,
  },
  ...Array.from({ length: 10 }, (_, index) => ({
    path: ['clientNames', index],
    label: `Client ${index + 1}`,
    write: 'a client who has agreed to be named',
    schema: agency.shape.clientNames.element,
  })),
];

/** The field at a path, if it is one of these. */
export const fieldAt = (path: readonly (string | number)[]) =>
  agencyFields.find((field) => field.path.join('.') === path.join('.'));
