import { isCalled } from '#schemas/city.ts';
import type { LandingWords } from '#schemas/messages.ts';
import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';

/** What is known under a label. `term` comes before the text in bold: a schooling, a sub-trade. */
type Known = {
  items: { term?: string; text: string }[];
  /** Where the reader finds the source. */
  links?: Entry<'officialLinks'>[];
};

/** A line of the box. */
export type Fact = Known & { label: string; isPay?: boolean };

type BoxOf<Page extends { atAGlance?: unknown }> = NonNullable<Page['atAGlance']>;
type Role = Extract<Entry<'jobs'>, { kind: 'role' }>;
type Arrangement = Exclude<Entry<'jobs'>, { kind: 'role' }>;
type Boxes = BoxOf<Role> & BoxOf<Arrangement> & BoxOf<Entry<'departments'>>;
type Fields = { [Field in keyof Boxes]-?: NonNullable<Boxes[Field]> };

/** The lines of a box "At a glance" (specification 11.15), in the order of the readers below. */
export function factsAtAGlance(
  site: Site,
  box: { [Field in keyof Fields]?: Fields[Field] | undefined } = {},
): Fact[] {
  const { atAGlance: words } = site.words.landing;
  const factIn = <Field extends keyof Fields>(field: Field, value: Fields[Field] | undefined): Fact[] =>
    value === undefined ? [] : [{ label: words[field], ...readers[field](value, words) }];
  return (Object.keys(readers) as (keyof Fields)[]).flatMap((field) => factIn(field, box[field]));
}

const texts = (lines: string[]): Known => ({ items: lines.map((text) => ({ text })) });
const text = (line: string) => texts([line]);

const readers: {
  [Field in keyof Fields]: (value: Fields[Field], words: LandingWords['atAGlance']) => Known;
} = {
  hours: text,
  entry: (ways, words) => ({
    items: ways.map(({ have, opens }) => ({ term: words.schoolings[have], text: opens })),
  }),
  requires: texts,
  contract: text,
  fund: text,
  notice: text,
  law: text,
  subTrades: (trades) => ({ items: trades.map(({ name, measure }) => ({ term: name, text: measure })) }),
};

/** Whether the agency places people in a city, and the sentence that says it, as the owner has set it. */
export function placementIn(site: Site, { slug, name }: Entry<'cities'>) {
  const { placement: words } = site.words.landing.atAGlance;
  const { places, address } = site.file('agency');
  if (!places) return { isServed: true };
  const city = site.english.whole.entry('cities', slug);
  const isVisited = places.inPerson.some((place) => city && isCalled(city, place));
  const sentence = isVisited ? (name === address.city ? 'office' : 'inPerson') : places.elsewhere;
  return {
    isServed: sentence !== 'notAtAll',
    sentence: fillIn(words[sentence], { name, office: address.city }),
  };
}
