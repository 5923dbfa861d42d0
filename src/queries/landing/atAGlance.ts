import { fillIn } from '#enquiry/fillIn.ts';
import type { Language } from '#navigation/languages.ts';
import { type Entry, single } from '../entry.ts';

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

/** A function that makes the lines of a box "At a glance" (specification 11.15), in the order of the readers below. */
export async function getFactsOf(language: Language) {
  const { atAGlance: words } = await single('landingWords', language);
  const readers: { [Field in keyof Fields]: (value: Fields[Field]) => Known } = {
    hours: text,
    entry: (ways) => ({
      items: ways.map(({ have, opens }) => ({ term: words.schoolings[have], text: opens })),
    }),
    requires: texts,
    contract: text,
    law: text,
    subTrades: (trades) => ({ items: trades.map(({ name, measure }) => ({ term: name, text: measure })) }),
  };
  const factIn = <Field extends keyof Fields>(field: Field, value: Fields[Field] | undefined): Fact[] =>
    value === undefined ? [] : [{ label: words[field], ...readers[field](value) }];
  return (box: { [Field in keyof Fields]?: Fields[Field] | undefined } = {}) =>
    (Object.keys(readers) as (keyof Fields)[]).flatMap((field) => factIn(field, box[field]));
}

const texts = (lines: string[]): Known => ({ items: lines.map((text) => ({ text })) });
const text = (line: string) => texts([line]);

/** Whether the agency places people in a city, and the sentence that says it, as the owner has set it. */
export async function getPlacementIn({ slug, name }: Entry<'cities'>, language: Language) {
  const { placement: words } = (await single('landingWords', language)).atAGlance;
  const { places, address } = await single('agency', language);
  if (!places) return { isServed: true };
  const isVisited = places.inPerson.includes(slug);
  const sentence = isVisited ? (name === address.city ? 'office' : 'inPerson') : places.elsewhere;
  return {
    isServed: sentence !== 'notAtAll',
    sentence: fillIn(words[sentence], { name, office: address.city }),
  };
}
