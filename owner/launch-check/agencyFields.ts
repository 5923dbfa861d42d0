import type { Path } from '../yaml/readYaml.ts';

/** A value of `agency.yaml`, and what to write there. `example` shows its form; no check accepts it as a value. */
export type AgencyField = { path: Path; label: string; hint: string; example?: string };

/** What the first hour needs, in the order of the file: `npm run setup` asks for it. */
export const firstHourFields: AgencyField[] = [
  { path: ['name'], label: 'Name of the agency', hint: 'as on your letterhead', example: 'Asha Recruiters' },
  {
    path: ['founder', 'name'],
    label: "Founder's name",
    hint: 'who signs the letter on the home page',
    example: 'Asha Verma',
  },
  {
    path: ['phones', 0],
    label: 'First phone',
    hint: 'a number that rings and has WhatsApp; it gets every message and call',
    example: '+91 98765 43210',
  },
  {
    path: ['phones', 1],
    label: 'Second phone',
    hint: 'another number that rings',
    example: '+91 98765 43211',
  },
  {
    path: ['email'],
    label: 'Email',
    hint: 'an address that is read every day',
    example: 'hello@asha-recruiters.in',
  },
  {
    path: ['address', 'street'],
    label: 'Street and floor',
    hint: 'where visitors find you',
    example: '12 Barakhamba Road, Second Floor',
  },
  { path: ['address', 'locality'], label: 'Locality', hint: 'your part of the city' },
  { path: ['address', 'city'], label: 'City', hint: 'as it stands on a letter' },
  { path: ['address', 'postalCode'], label: 'PIN code', hint: 'six digits' },
  {
    path: ['delivery'],
    label: 'Message form on the home page',
    hint: 'whatsapp, or the https:// address of a service that takes messages',
    example: 'https://your-service.example/messages',
  },
  {
    path: ['siteUrl'],
    label: 'Address of the site',
    hint: 'where it will live, without a slash at the end',
    example: 'https://www.asha-recruiters.in',
  },
];

/** What to write, with the example where there is one. */
export const hintWithExample = ({ hint, example }: AgencyField) =>
  example ? `${hint}, such as ${example}` : hint;
