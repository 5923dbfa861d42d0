import { type Language, languageTags } from '#navigation/languages.ts';
import { isStatistic, type Pay, publisherOf, type WageCategory, type WorkTime } from '#schemas/pay.ts';
import { mayBeOutdated } from '#schemas/payRevision.ts';
import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import { isNamedIn } from '#writing/isNamedIn.ts';
import { byEach } from '../byEach.ts';
import { distance } from './geography.ts';

type Source = { name: string; address: string; lang: 'en' | undefined };

/** Amounts of one order or one statistic, with its date and its publisher. */
export type PayGroup = {
  /** A statistic of what people earned, a state's minimum wages, or another amount that is fixed. */
  kind: 'earned' | 'least' | 'other';
  /** "delhi/unskilled", "₹ 18,456 a month", "unskilled work in Delhi, from 1 April 2025", rupees a month. */
  figures: { rate: string; amount: string; what: string; inMonth: number }[];
  /** Of a state's statistics, or several: what each of them means, and when, once for all. */
  meaning: string | undefined;
  isNational: boolean;
  /** "2025" or "2024-25", in which people earned it; the year in which an order begins. */
  year: string;
  /** In few words, why an amount may not hold: a revision has passed, a court decides. */
  caveats: string[];
  source: Source;
  note: string | undefined;
  lang: 'en' | undefined;
};

/** What a page says of pay (specification 11.17). */
export type PayPart = {
  note?: string | undefined;
  /** The range of the agency, as a sentence. */
  usual?: string | undefined;
  groups: PayGroup[];
  /** The list of cities, if states further from the office have an order too: the city's page shows it. */
  more?: string | undefined;
  /** Rupees a month: the lowest minimum wage of its categories in the states that it does not show; infinite if it shows all. */
  leastElsewhere?: number | undefined;
  /** Where no amount is sure: why, and a sentence with `{link}`. */
  unknown?: { note: string | undefined; text: string; source: Source } | undefined;
};

/** A page shows the minimum wages of so many states, the nearest to the office, besides those that it names. All of them
 * would not fit its budget. */
const shownStates = 3;

/** Of a month: one day in seven is the day of rest. */
const paidDays = 26;

type Publisher = Entry<'pay'>;

/**
 * What a page says of the amounts that it names, and of what people in its roles earn, unless it names statistics itself.
 * @param occupations the codes of the page's own occupation, if it is about one: another group of occupations is called
 * the nearest one
 */
export function payOf(
  site: Site,
  pay: Pay | undefined,
  { roles = [], occupations }: { roles?: readonly Entry<'jobs'>[]; occupations?: readonly string[] } = {},
): PayPart | undefined {
  const isEarned = isEarnedIn(site);
  const { wages = [], rates: own = [], note, usual } = pay ?? {};
  const earned = own.some(isEarned)
    ? []
    : mostCommonFirst(roles.flatMap((role) => role.pay?.rates ?? []).filter(isEarned));
  if (!pay && earned.length === 0) return undefined;
  const { per, usual: usualWords } = site.words.landing.pay;
  const rates = [...earned, ...own];
  const named = new Set(rates.map(publisherOf));
  const isNamed = ({ slug }: Publisher) => named.has(slug);
  const placeIn = (publisher: Publisher) => (rate: string) =>
    isNamed(publisher) ? rates.indexOf(`${publisher.slug}/${rate}`) : wages.indexOf(rate as WageCategory);
  const states = site.once(statesByDistance).filter((publisher) => hasAmount(publisher, placeIn(publisher)));
  const shown = states.filter((publisher, place) => isNamed(publisher) || place < shownStates);
  const national = site.entries('pay', [...named]).filter(({ state }) => !state);
  // The list of cities, whose pages the owner may leave out.
  const jobs = site.every('cities').length > 0 ? site.page('/jobs') : undefined;
  return {
    note,
    usual:
      usual &&
      fillIn(usualWords, {
        agency: site.file('agency').name,
        from: rupees(usual.from),
        to: fillIn(per[usual.per], { amount: rupees(usual.to) }),
      }),
    groups: [...shown, ...national].flatMap((publisher) =>
      groupOf(site, publisher, placeIn(publisher), {
        time: isNamed(publisher) ? undefined : pay?.wagesFor,
        occupations,
      }),
    ),
    more: shown.length < states.length && !jobs?.hrefLang ? jobs?.href : undefined,
    leastElsewhere: Math.min(
      ...states
        .filter((publisher) => !shown.includes(publisher))
        .flatMap((publisher) => amountsOf(publisher, placeIn(publisher))),
    ),
  };
}

/**
 * A city shows what people earn in its state, in all kinds of work or in those that it names, then what it names of all
 * India, the minimum wages that hold there, and the other amounts that it names.
 */
export function payInCity(site: Site, { slug, state, pay }: Entry<'cities'>): PayPart | undefined {
  const isEarned = isEarnedIn(site);
  const kinds = pay?.rates?.filter(isEarned) ?? [];
  const englishState = site.english.entry('cities', slug)?.state ?? state;
  const inState = site.once(statesByDistance).filter((publisher) => publisher.state === englishState);
  const here = inState.filter(({ cities }) => !cities || cities.includes(slug));
  const earned = (site.once(publishersByState).get(englishState) ?? [])
    .flatMap((publisher) =>
      groupOf(
        site,
        publisher,
        (rate) =>
          publisher.figures?.rates?.[rate]?.state !== englishState
            ? -1
            : kinds.length > 0
              ? kinds.indexOf(`${publisher.slug}/${rate}`)
              : 0,
        { area: state },
      ),
    )
    // Kinds of work say more than the average of all, which stands where they are not known.
    .sort((a, b) => b.figures.length - a.figures.length)
    .slice(0, 1);
  const least = here
    .toSorted((a, b) => startOf(b).localeCompare(startOf(a)))
    .flatMap((publisher) => groupOf(site, publisher, () => 0));
  const shown = new Set(earned.flatMap(({ figures }) => figures.map(({ rate }) => rate)));
  const named = payOf(site, pay && { ...pay, rates: pay.rates?.filter((rate) => !shown.has(rate)) });
  const [publisher = inState[0]] = here;
  const [source] = publisher ? sourceOf(site, publisher) : [];
  const groups = [...earned, ...least, ...(named?.groups ?? [])].toSorted(
    (a, b) => Number(b.kind === 'earned') - Number(a.kind === 'earned'),
  );
  if (!named && !source && groups.length === 0) return undefined;
  const { unknown } = site.words.landing.pay;
  return {
    ...named,
    groups,
    unknown:
      least.length === 0 && source
        ? { note: publisher?.note, text: fillIn(unknown, { place: state }), source }
        : undefined,
  };
}

const isEarnedIn = (site: Site) => (rate: string) => isStatistic(site.entry('pay', publisherOf(rate)));

/** True for a group of occupations (`nco-251`) that has none of the codes in it (`2512.0100`). */
const isOfOthers = (rate: string, occupations: readonly string[] | undefined): boolean => {
  const [, group] = rate.match(/^nco-(\d+)$/) ?? [];
  return !!(group && occupations) && !occupations.some((code) => code.startsWith(group));
};

const startOf = ({ figures }: Publisher) => figures?.from ?? '';

const mostCommonFirst = (rates: readonly string[]) =>
  [...Map.groupBy(rates, (rate) => rate).values()]
    .sort((one, other) => other.length - one.length)
    .flatMap(([rate]) => rate ?? []);

/** Publishers of what people earned in each state. */
const publishersByState = (site: Site) =>
  byEach(site.favouritesFirst('pay'), ({ figures }) =>
    Object.values(figures?.rates ?? {}).flatMap(({ state }) => state ?? []),
  );

/** Rupees a month. */
const amountsOf = ({ figures }: Publisher, placeOf: (rate: string) => number): number[] =>
  Object.entries(figures?.wages ?? {}).flatMap(([category, amount]) =>
    amount !== undefined && placeOf(category) >= 0 ? [inMonth(amount, figures?.per)] : [],
  );

const inMonth = (amount: number, per: string | undefined) => (per === 'day' ? amount * paidDays : amount);

const hasAmount = ({ figures }: Publisher, placeOf: (rate: string) => number) =>
  Object.keys({ ...figures?.wages, ...figures?.rates }).some((rate) => placeOf(rate) >= 0);

/**
 * The amounts of a publisher that have a place. None if none has.
 * @param placeOf where an amount stands among the others; less than 0 for none
 * @param time for which minimum wages are shown, if not for the time of the order
 * @param occupations codes of the one occupation that the page is about
 * @param area the state whose people a statistic counts
 */
function groupOf(
  site: Site,
  publisher: Publisher,
  placeOf: (rate: string) => number,
  {
    time,
    occupations,
    area,
  }: { time?: WorkTime | undefined; occupations?: readonly string[] | undefined; area?: string } = {},
): PayGroup[] {
  const { figures, place, note, lang } = publisher;
  if (!figures) return [];
  const words = site.words.landing.pay;
  const wages = Object.entries(figures.wages ?? {}).flatMap(([category, amount]) =>
    amount === undefined
      ? []
      : [[category, amount, words.work[category as WageCategory], undefined] as const],
  );
  const rates = Object.entries(figures.rates ?? {}).map(
    ([rate, { what, amount, doubt }]) =>
      [rate, amount, isOfOthers(rate, occupations) ? fillIn(words.nearest, { what }) : what, doubt] as const,
  );
  const picked = [...wages, ...rates].filter(([rate]) => placeOf(rate) >= 0);
  if (picked.length === 0) return [];
  const kind = isStatistic(publisher) ? 'earned' : publisher.state || figures.wages ? 'least' : 'other';
  picked.sort(([a], [b]) => placeOf(a) - placeOf(b));
  const { during = '' } = figures;
  const meaningOfEach = figures.isMedian ? words.medians : area && words.averages;
  const meaning =
    meaningOfEach && (area || picked.length > 1)
      ? fillIn(meaningOfEach, { date: during, area: area ?? words.india })
      : undefined;
  const dated = (what: string) => {
    if (meaning) return what;
    if (figures.from) return fillIn(words.from, { what, date: dateIn(site.language, figures.from) });
    return fillIn(figures.isMedian ? words.median : words.during, { what, date: during });
  };
  const paid = (amount: number) => {
    if (time) return fillIn(words.per[time], { amount: rupees(paidFor(time, amount, figures.per)) });
    const text = fillIn(words.per[figures.per], { amount: rupees(amount) });
    return kind === 'least' && figures.per === 'day'
      ? fillIn(words.inMonth, { amount: text, month: rupees(amount * paidDays) })
      : text;
  };
  return sourceOf(site, publisher).map((source) => ({
    kind,
    figures: picked.map(([rate, amount, work], row) => ({
      rate: `${publisher.slug}/${rate}`,
      amount: paid(amount),
      inMonth: inMonth(amount, figures.per),
      // An order has one place and one date.
      what: kind === 'least' && row > 0 ? work : dated(place ? fillIn(words.inPlace, { work, place }) : work),
    })),
    meaning,
    isNational: !area,
    year: figures.from?.slice(0, 4) ?? during,
    caveats: [
      ...[figures.doubt, ...picked.map(([, , , doubt]) => doubt)].filter((doubt) => doubt !== undefined),
      ...(mayBeOutdated(figures) ? [words.mayBeOutdated] : []),
    ],
    source,
    note,
    lang,
  }));
}

/** What a minimum wage for a month or a day is for another time, in rupees and paise: a day has eight hours. */
function paidFor(time: WorkTime, amount: number, per: string): number {
  const day = per === 'month' ? amount / paidDays : amount;
  return Math.round({ day, hour: day / 8 }[time] * 100) / 100;
}

const sourceOf = (site: Site, { link }: Publisher): Source[] =>
  site.entries('officialLinks', [link]).map(({ name, address, lang }) => ({ name, address, lang }));

/** The publishers of states' minimum wages, those nearest to the office first. Without a city of that name: by slug. */
function statesByDistance(site: Site): Publisher[] {
  const { english } = site;
  const cities = english.whole.every('cities');
  const { address } = english.file('agency');
  const office = cities.find(({ name }) => isNamedIn(address.city, name));
  const near = ({ state, cities: only }: Publisher) =>
    Math.min(
      ...cities
        .filter((city) => city.state === state && (!only || only.includes(city.slug)))
        .map((city) => (office ? distance(office, city) : 0)),
    );
  const publishers = english
    .every('pay')
    .filter(({ state }) => state)
    .map((publisher) => ({ ...publisher, kilometres: near(publisher) }))
    .sort((a, b) => a.kilometres - b.kilometres);
  return site.entries(
    'pay',
    publishers.map(({ slug }) => slug),
  );
}

// Formats are kept: one takes longer to make than to use, and thousands of pages show amounts and dates.
const rupeeFormat = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** "₹ 1,23,100", with a space that does not break. */
export const rupees = (amount: number) => `₹\u00a0${rupeeFormat.format(amount)}`;

/** "1 April 2025", "September 2025" or "2022", as exactly as the date is known. */
export function dateIn(language: Language, date: string): string {
  const kind = `${language} ${date.length}`;
  const format =
    dateFormats.get(kind) ??
    new Intl.DateTimeFormat(languageTags[language], {
      year: 'numeric',
      ...(date.length >= 7 && { month: 'long' }),
      ...(date.length === 10 && { day: 'numeric' }),
      timeZone: 'UTC',
    });
  dateFormats.set(kind, format);
  return format.format(new Date(date)).replace(/^(\d{1,2}) /, '$1\u00a0');
}
