import { fillIn } from '#enquiry/fillIn.ts';
import { type Language, languageTags } from '#navigation/languages.ts';
import { bySlug, type Entry, listed, single } from '../entry.ts';

/** `term` comes before the text in bold: a schooling, a sub-trade. */
type Item = { term?: string; text: string };
/** A line of the box: one label, and what is known under it. */
export type Fact = {
  label: string;
  items: Item[];
  /** Where the reader finds the source. */
  links?: Entry<'officialLinks'>[];
};

type Job = Entry<'jobs'>;
type Box<Page extends { atAGlance?: unknown }> = NonNullable<Page['atAGlance']>;
type RoleBox = Box<Extract<Job, { kind: 'role' }>>;
type ArrangementBox = Box<Exclude<Job, { kind: 'role' }>>;
type DepartmentBox = Box<Entry<'departments'>>;

/** Makes the lines of the boxes "At a glance" (specification 11.15), with the labels and links of a language. */
export async function getFactsOf(language: Language) {
  const { atAGlance: words } = await single('landingWords', language);
  const official = await bySlug('officialLinks', language);
  const source = (name: keyof typeof words.sources) => {
    const link = official.get(words.sources[name]);
    return link && [link];
  };
  const hours = (text?: string) => fact(words.hours, one(text));
  const checked = (month: string) => fact(words.checked, one(monthIn(language, month)));

  return {
    role: (box: RoleBox) => [
      ...hours(box.hours),
      ...fact(
        words.entry,
        box.entry?.map(({ have, opens }) => ({ term: words.schoolings[have], text: opens })),
      ),
      ...fact(words.requires, box.requires?.map(asText)),
      ...fact(
        words.wage,
        one(
          box.wage &&
            alternatives(
              box.wage.map((category) => words.wages[category]),
              language,
            ),
        ),
        source('wageOrder'),
      ),
      ...fact(words.governmentPay, one(box.governmentPay)),
      ...fact(
        words.nco,
        box.nco?.map(({ code, title }) => (title ? { term: code, text: title } : { text: code })),
        source('occupations'),
      ),
      ...fact(words.nsqf, one(box.nsqf && qualification(box.nsqf, words.level)), source('qualifications')),
      ...fact(words.trades, box.trades?.map(asText), source('trades')),
      ...checked(box.checked),
    ],

    arrangement: (box: ArrangementBox) => [
      ...hours(box.hours),
      ...fact(words.pay, one(box.pay)),
      ...fact(words.contract, one(box.contract)),
      ...fact(words.law, one(box.law)),
      ...checked(box.checked),
    ],

    department: (box: DepartmentBox) => [
      ...hours(box.hours),
      ...fact(
        words.subTrades,
        box.subTrades?.map(({ name, measure }) => ({ term: name, text: measure })),
      ),
      ...checked(box.checked),
    ],

    city: async ({ atAGlance: box, ...city }: Entry<'cities'>): Promise<Fact[]> => {
      const boards = await listed('officialLinks', box?.boards ?? [], language);
      return [
        ...fact(words.placement.label, one(await placementIn(city, language))),
        ...fact(words.minimumWage, one(box?.minimumWage)),
        ...(boards.length > 0 ? [{ label: words.boards, items: [], links: boards }] : []),
        ...(box ? checked(box.checked) : []),
      ];
    },
  };
}

/** A line of the box, or nothing if nothing is known. */
const fact = (label: string, items: Item[] = [], links?: Entry<'officialLinks'>[]): Fact[] =>
  items.length === 0 ? [] : [{ label, items, ...(links && { links }) }];

const asText = (text: string): Item => ({ text });
const one = (text: string | undefined): Item[] => (text === undefined ? [] : [{ text }]);

/** "skilled or semi-skilled" */
const alternatives = (names: string[], language: Language) =>
  new Intl.ListFormat(languageTags[language], { type: 'disjunction' }).format(names);

/** "Assistant Electrician, CON/Q0602, level 3" */
const qualification = ({ name, code, level }: NonNullable<RoleBox['nsqf']>, levelWords: string) =>
  [name, code, fillIn(levelWords, { level: String(level) })].filter(Boolean).join(', ');

/** "November 2026" for "2026-11". */
const monthIn = (language: Language, month: string) =>
  new Intl.DateTimeFormat(languageTags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** Whether the agency places people in a city, as the owner has set it. */
async function placementIn(
  { slug, name }: { slug: string; name: string },
  language: Language,
): Promise<string | undefined> {
  const { placement: words } = (await single('landingWords', language)).atAGlance;
  const { places, address } = await single('agency', language);
  if (!places) return undefined;
  const isVisited = places.inPerson.includes(slug);
  const sentence = isVisited ? (name === address.city ? 'office' : 'inPerson') : places.elsewhere;
  return fillIn(words[sentence], { name, office: address.city });
}
