import { fillIn } from '#enquiry/fillIn.ts';
import { type Language, languageTags } from '#navigation/languages.ts';
import { type Entry, listed, single } from '../entry.ts';

type Fact = {
  label: string;
  items: { term?: string; text: string }[];
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
  const linkTo = async (slug: string) => listed('officialLinks', [slug], language);
  const sources = {
    wageOrder: await linkTo(words.sources.wageOrder),
    occupations: await linkTo(words.sources.occupations),
    qualifications: await linkTo(words.sources.qualifications),
    trades: await linkTo(words.sources.trades),
  };
  const fact = (label: string, text: string | undefined): Fact[] =>
    text === undefined ? [] : [{ label, items: [{ text }] }];
  const checked = (month: string) => fact(words.checked, monthIn(language, month));

  return {
    role: ({
      hours,
      entry = [],
      requires = [],
      wage = [],
      governmentPay,
      nco = [],
      nsqf,
      trades = [],
      ...box
    }: RoleBox) =>
      [
        ...fact(words.hours, hours),
        {
          label: words.entry,
          items: entry.map(({ have, opens }) => ({ term: words.schoolings[have], text: opens })),
        },
        { label: words.requires, items: requires.map((text) => ({ text })) },
        {
          label: words.wage,
          items:
            wage.length === 0
              ? []
              : [
                  {
                    text: inWords(
                      wage.map((category) => words.wages[category]),
                      language,
                    ),
                  },
                ],
          links: sources.wageOrder,
        },
        ...fact(words.governmentPay, governmentPay),
        {
          label: words.nco,
          items: nco.map(({ code, title }) => (title ? { term: code, text: title } : { text: code })),
          links: sources.occupations,
        },
        {
          label: words.nsqf,
          items: nsqf
            ? [
                {
                  text: [nsqf.name, nsqf.code, fillIn(words.level, { level: String(nsqf.level) })]
                    .filter(Boolean)
                    .join(', '),
                },
              ]
            : [],
          links: sources.qualifications,
        },
        { label: words.trades, items: trades.map((text) => ({ text })), links: sources.trades },
        ...checked(box.checked),
      ].filter(isKnown),

    arrangement: ({ hours, pay, contract, law, ...box }: ArrangementBox) => [
      ...fact(words.hours, hours),
      ...fact(words.pay, pay),
      ...fact(words.contract, contract),
      ...fact(words.law, law),
      ...checked(box.checked),
    ],

    department: ({ hours, subTrades = [], ...box }: DepartmentBox) =>
      [
        ...fact(words.hours, hours),
        {
          label: words.subTrades,
          items: subTrades.map(({ name, measure }) => ({ term: name, text: measure })),
        },
        ...checked(box.checked),
      ].filter(isKnown),

    city: async ({ atAGlance: box, ...city }: Entry<'cities'>): Promise<Fact[]> => {
      const boards = await listed('officialLinks', box?.boards ?? [], language);
      return [
        ...fact(words.placement.label, await placementIn(city, language)),
        ...fact(words.minimumWage, box?.minimumWage),
        ...(boards.length > 0 ? [{ label: words.boards, items: [], links: boards }] : []),
        ...(box ? checked(box.checked) : []),
      ];
    },
  };
}

const isKnown = ({ items }: Fact) => items.length > 0;

const inWords = (names: string[], language: Language) =>
  new Intl.ListFormat(languageTags[language], { type: 'disjunction' }).format(names);

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
  return fillIn(isVisited ? words.inPerson : words[places.elsewhere], { name, office: address.city });
}
