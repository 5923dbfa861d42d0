import type { Path } from '../yaml/readYaml.ts';

/** A value of `agency.yaml`, and what to write there. The checks refuse `example` itself as a value. */
export type AgencyField = { path: Path; label: string; hint: string; example?: string };

/** The values that `npm run setup` asks for, in the order of the file. */
export const setupFields: AgencyField[] = [
  {
    path: ['name'],
    label: "Agency's name",
    hint: 'the name on your letterhead',
    example: 'Asha Recruiters',
  },
  {
    path: ['founder', 'name'],
    label: "Founder's name",
    hint: 'the name of the person who signs the letter on the home page',
    example: 'Asha Verma',
  },
  {
    path: ['phones', 0],
    label: 'First phone',
    hint: 'the number that receives every call and every WhatsApp message',
    example: '+91 98765 43210',
  },
  {
    path: ['phones', 1],
    label: 'Second phone',
    hint: 'another number that somebody answers',
    example: '+91 98765 43211',
  },
  {
    path: ['email'],
    label: 'Email address',
    hint: 'an email address that somebody reads every day',
    example: 'hello@asha-recruiters.in',
  },
  {
    path: ['address', 'street'],
    label: 'Street and floor',
    hint: 'the street and the floor where visitors find you',
    example: '12 Barakhamba Road, Second Floor',
  },
  { path: ['address', 'locality'], label: 'Part of the city', hint: 'your part of the city' },
  { path: ['address', 'city'], label: 'City of the office', hint: 'the city in your postal address' },
  { path: ['address', 'postalCode'], label: 'PIN code', hint: 'the six digits of your PIN code' },
  {
    path: ['delivery'],
    label: "What the home page's message form does",
    hint: 'whatsapp, or the https:// address of a service that receives messages',
    example: 'https://your-service.example/messages',
  },
  {
    path: ['siteUrl'],
    label: 'Address of the site',
    hint: 'the address of the finished site, without a slash at the end',
    example: 'https://www.asha-recruiters.in',
  },
];

/** What to write, with the example if the field has one. */
export const hintWithExample = ({ hint, example }: AgencyField) =>
  example ? `${hint}, such as ${example}` : hint;
