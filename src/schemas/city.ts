import { z } from 'astro/zod';
import { outsideEmployers } from './apply.ts';
import { listOf } from './group.ts';
import { landing, named } from './landing.ts';
import { officialLinks } from './officialLink.ts';
import { pay } from './pay.ts';
import { shared } from './shared.ts';
import { slugs } from './slug.ts';
import { line, lines, textField } from './text.ts';

/** True for the name of a city, and for another one that people use. */
export const isCalled = (
  { name, alsoCalled = [] }: { name: string; alsoCalled?: string[] | undefined },
  place: string,
) => name === place || alsoCalled.includes(place);

/** `content/cities/`: a city, with the page /jobs/{slug}. */
export const city = z.strictObject({
  name: textField(
    'Name of the city',
    "As people write it. A new city's page gets its address from this name. Example: Shimla.",
  ),
  state: textField('State', 'The state or union territory. Example: Himachal Pradesh.'),
  latitude: shared(z.number().min(6).max(37.5)).meta({
    title: 'Latitude',
    description:
      'Decimal degrees north. A map on your phone shows it when you hold a finger on the city. The page uses it for the map and for cities nearby. Example: 31.1.',
  }),
  longitude: shared(z.number().min(68).max(97.5)).meta({
    title: 'Longitude',
    description: 'Decimal degrees east, the second number of the map. Example: 77.17.',
  }),
  ...landing,
  pay,
  careers: outsideEmployers,
  portals: officialLinks.optional().meta({
    title: 'Job portals',
    description: "The state's employment portals and exchange, for work in private firms too.",
  }),
  boards: officialLinks.optional().meta({
    title: 'Government posts',
    description: 'The recruitment boards whose notices fill posts here.',
  }),
  // specification 5.4
  preferredLocation: shared(line).optional().meta({
    title: 'Preferred location in the form',
    description:
      'The preferred location of the contact form that covers this city, as the form of the agency names it. Leave it empty if none does.',
  }),
  employers: listOf(
    named(
      'Kind of employer',
      'Example: Hotels and travel desks.',
      'One to three sentences: what they are, and whom they hire.',
    ),
    [2, 6],
  ).meta({ title: 'Kinds of employers', description: 'Who hires in this city, the most important first.' }),
  areas: listOf(
    named('Part of the city', 'Example: Tajganj.', 'One sentence: what work is there.'),
    [2, 7],
  ).meta({ title: 'Parts of the city', description: 'Where the work is.' }),
  commute: textField('Getting to work', 'How people travel to work in this city, in one to three sentences.'),
  night: line.optional().meta({
    title: 'Travel at night',
    description: 'How people, women in particular, get home safely after a late shift. May be left out.',
  }),
  walkIns: line.optional().meta({
    title: 'Walk-ins',
    description: 'Where employers see people without an appointment, and when. May be left out.',
  }),
  languages: textField('Languages at work', 'Which languages people use at work, and where.'),
  jobs: slugs('jobs', 'Job', [4, 8]).meta({
    title: 'Jobs in this city',
    description: 'Jobs that employers here often hire for. The page links to them in this order.',
  }),
  useful: officialLinks,
  advice: lines('Piece of advice', [1, 5]).meta({
    title: 'Advice',
    description: 'What a person who looks for work here should know or do.',
  }),
});

/** A point on Earth, in decimal degrees. */
export type Coordinates = Pick<z.infer<typeof city>, 'latitude' | 'longitude'>;
