import { fillIn } from '#enquiry/fillIn.ts';
import { type Language, languageTags } from '#navigation/languages.ts';
import { bySlug, type Entry, single } from '../entry.ts';

/** What is known under a label. `term` comes before the text in bold: a schooling, a sub-trade. */
type Known = {
  items: { term?: string; text: string }[];
  /** Where the reader finds the source. */
  links?: Entry<'officialLinks'>[];
};

/** A line of the box. */
export type Fact = Known & { label: string };

type BoxOf<Page extends { atAGlance?: unknown }> = NonNullable<Page['atAGlance']>;
type Role = Extract<Entry<'jobs'>, { kind: 'role' }>;
type Arrangement = Exclude<Entry<'jobs'>, { kind: 'role' }>;

type Boxes = BoxOf<Role> & BoxOf<Arrangement> & BoxOf<Entry<'departments'>> & BoxOf<Entry<'cities'>>;

/** The fields of all boxes. The page of a city has `placement` too (`getPlacementIn`). */
type Fields = { [Field in keyof Boxes]-?: NonNullable<Boxes[Field]> } & { placement: string };

/** A function that makes the lines of a box "At a glance" (specification 11.15), in the order of the readers below. */
export async function getFactsOf(language: Language) {
  const { atAGlance: words } = await single('landingWords', language);
  const labels = { ...words, placement: words.placement.label };
  const official = await bySlug('officialLinks', language);
  const linksTo = (slugs: string[]) => slugs.flatMap((slug) => official.get(slug) ?? []);
  const { wageOrder, occupations, qualifications, trades } = words.sources;

  const readers: { [Field in keyof Fields]: (value: Fields[Field]) => Known } = {
    hours: text,
    entry: (ways) => ({
      items: ways.map(({ have, opens }) => ({ term: words.schoolings[have], text: opens })),
    }),
    requires: texts,
    wage: (categories) => ({
      ...text(
        alternatives(
          categories.map((category) => words.wages[category]),
          language,
        ),
      ),
      links: linksTo([wageOrder]),
    }),
    governmentPay: text,
    nco: (codes) => ({
      items: codes.map(({ code, title }) => (title ? { term: code, text: title } : { text: code })),
      links: linksTo([occupations]),
    }),
    nsqf: ({ name, code, level }) => ({
      // "Assistant Electrician, CON/Q0602, level 3"
      ...text([name, code, fillIn(words.level, { level: String(level) })].filter(Boolean).join(', ')),
      links: linksTo([qualifications]),
    }),
    trades: (names) => ({ ...texts(names), links: linksTo([trades]) }),
    pay: text,
    contract: text,
    law: text,
    subTrades: (trades) => ({ items: trades.map(({ name, measure }) => ({ term: name, text: measure })) }),
    placement: text,
    minimumWage: text,
    boards: (slugs) => ({ items: [], links: linksTo(slugs) }),
    checked: (month) => text(monthIn(language, month)),
  };
  const factIn = <Field extends keyof Fields>(field: Field, value: Fields[Field] | undefined): Fact[] =>
    value === undefined ? [] : [{ label: labels[field], ...readers[field](value) }];
  return (box: { [Field in keyof Fields]?: Fields[Field] | undefined } = {}) =>
    (Object.keys(readers) as (keyof Fields)[])
      .flatMap((field) => factIn(field, box[field]))
      .filter(({ items, links = [] }) => items.length + links.length > 0);
}

const texts = (lines: string[]): Known => ({ items: lines.map((text) => ({ text })) });
const text = (line: string) => texts([line]);

/** "skilled or semi-skilled" */
const alternatives = (names: string[], language: Language) =>
  new Intl.ListFormat(languageTags[language], { type: 'disjunction' }).format(names);

/** "November 2026" for "2026-11". */
const monthIn = (language: Language, month: string) =>
  new Intl.DateTimeFormat(languageTags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

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
