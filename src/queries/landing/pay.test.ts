import { expect, test } from 'vitest';
import { siteFrom } from '../../../tests/support/siteFrom.ts';
import { payInCity, payOf, rupees } from './pay.ts';

const site = siteFrom();

test.each([
  [500, '₹ 500'],
  [123100, '₹ 1,23,100'],
  [15220.71, '₹ 15,220.71'],
  [610.5, '₹ 610.50'],
])('an amount has the rupee sign and Indian grouping: %s', (amount, text) => {
  expect(rupees(amount)).toBe(text.replace(' ', '\u00a0'));
});

test('a page that names a category shows it for each state, with date, source and whether it may have changed', () => {
  const [group] = payOf(site.en, { wages: ['unskilled'] })?.groups ?? [];
  expect(group?.caveats).toEqual(['may have changed since']);
  expect(group?.figures).toMatchObject([
    { amount: '₹\u00a010,001 a month', what: 'unskilled work in Fixture State, from 1\u00a0April 2020' },
  ]);
  expect(group?.source.address).toBe('https://orchards.example');
});

test.each([
  ['day', 384.65],
  ['hour', 48.08],
] as const)(
  'a page can show minimum wages of a month of 26 days of eight hours for another time: %s',
  (wagesFor, amount) => {
    const [group] = payOf(site.en, { wages: ['unskilled'], wagesFor })?.groups ?? [];
    expect(group?.figures[0]?.amount).toContain(rupees(amount));
  },
);

test('a page that names an amount shows its own text, in Hindi the English one if there is no other', () => {
  const [group] = payOf(site.hi, { rates: ['fixture-board/keeper'] })?.groups ?? [];
  expect(group).toMatchObject({ lang: 'en', caveats: [] });
  expect(group?.figures[0]?.what).toBe("first pay of a keeper of the state's orchards, 2022 से");
});

test('a state that a page names is shown besides the nearest ones, however far it is', () => {
  const figures = {
    per: 'month',
    from: '2020-04-01',
    checked: '2020-05',
    against: 'copy',
    wages: { unskilled: 9000 },
  };
  const states = ['a', 'b', 'c', 'd', 'e'].map((state) => [
    `pay/${state}.yaml`,
    { name: state, place: state, state, link: 'orchard-board', figures },
  ]);
  const { en } = siteFrom(Object.fromEntries(states));
  const placesIn = (rates?: string[]) =>
    payOf(en, { wages: ['unskilled'], rates })?.groups.map(
      ({ figures: [figure] }) => figure?.what.match(/in .*(.),/)?.[1],
    );
  expect(placesIn()).toEqual(['e', 'a', 'b']);
  expect(payOf(en, { wages: ['unskilled'] })?.leastElsewhere).toBe(9000);
  expect(placesIn(['d/unskilled'])).toEqual(['e', 'a', 'b', 'd']);
  expect(payOf(en, { wages: ['unskilled'] })?.more).toBe('/jobs');
  const confirmed = { 'confirmed.yaml': { leaveOutUnread: { cities: true } } };
  const { en: withoutCities } = siteFrom({ ...Object.fromEntries(states), ...confirmed });
  expect(payOf(withoutCities, { wages: ['unskilled'] })?.more).toBeUndefined();
});

const survey = (isMedian?: boolean) => ({
  'pay/fixture-survey.yaml': {
    figures: {
      per: 'month',
      during: '2025',
      isMedian,
      checked: '2025-09',
      against: 'copy',
      rates: { cooks: { what: 'cooks', amount: 30000 }, pickers: { what: 'pickers', amount: 20000 } },
    },
  },
});
const roleWith = (...rates: string[]) =>
  siteFrom()
    .en.entries('jobs', ['orchard-keeper'])
    .map((role) => ({ ...role, pay: { rates } }));

test('a page of several roles shows what people in each earn, once and what most of them are first, and no other amount of theirs', () => {
  const roles = [
    ...roleWith('fixture-survey/cooks', 'fixture-board/keeper'),
    ...roleWith('fixture-survey/pickers'),
    ...roleWith('fixture-survey/pickers'),
  ];
  const groups = payOf(siteFrom(survey(true)).en, undefined, { roles })?.groups;
  expect(groups).toMatchObject([
    {
      kind: 'earned',
      figures: [{ what: 'pickers' }, { what: 'cooks' }],
      meaning: 'Half of each group in the whole country earned less in 2025.',
    },
  ]);
  expect(payOf(site.en, undefined, { roles: roleWith('fixture-board/keeper') })).toBeUndefined();
});

test('a page of several roles that names statistics shows these in its order, and not those of its roles', () => {
  const rates = ['fixture-survey/pickers'];
  const { en } = siteFrom(survey(true));
  const [group] = payOf(en, { rates }, { roles: roleWith('fixture-survey/cooks') })?.groups ?? [];
  expect(group?.figures).toMatchObject([
    { amount: '₹\u00a020,000 a month', what: expect.stringMatching(/^pickers/) },
  ]);
});

test.each([
  ['2512.0100', 'programmers; half'],
  ['5211.0302', 'programmers, the nearest group; half'],
  [undefined, 'programmers; half'],
])('a group of occupations is called the nearest one if the page is about another: %s', (code, text) => {
  const { en } = siteFrom({
    'pay/fixture-survey.yaml': {
      figures: {
        per: 'month',
        during: '2025',
        isMedian: true,
        checked: '2025-09',
        against: 'copy',
        rates: { 'nco-251': { what: 'programmers', amount: 30000 } },
      },
    },
  });
  const [group] =
    payOf(en, { rates: ['fixture-survey/nco-251'] }, code ? { occupations: [code] } : {})?.groups ?? [];
  expect(group?.figures[0]?.what).toContain(text);
});

test('the doubt of one amount stands beside it, and not where this amount is not shown', () => {
  const rate = (doubt?: string) => ({ what: 'work', amount: 9000, doubt });
  const { en } = siteFrom({
    'pay/fixture-board.yaml': {
      figures: {
        per: 'month',
        from: '2022',
        checked: '2022-02',
        against: 'copy',
        rates: { keeper: rate(), digger: rate('copies differ') },
      },
    },
  });
  const caveatsOf = (name: string) => payOf(en, { rates: [`fixture-board/${name}`] })?.groups[0]?.caveats;
  expect(caveatsOf('digger')).toEqual(['copies differ']);
  expect(caveatsOf('keeper')).toEqual([]);
});

test.each([
  [true, 'cooks; half of them earned less in 2025'],
  [false, 'cooks, in 2025'],
])('a single statistic says whether it is a median: %s', (isMedian, text) => {
  const [group] = payOf(siteFrom(survey(isMedian)).en, { rates: ['fixture-survey/cooks'] })?.groups ?? [];
  expect(group).toMatchObject({ figures: [{ what: text }], meaning: undefined });
});

test('minimum wages of the whole country are the least too, by day with what a month brings, and with their doubt', () => {
  const { en } = siteFrom({
    'pay/fixture-ports.yaml': {
      name: 'Ports',
      place: 'ports',
      link: 'orchard-board',
      figures: {
        per: 'day',
        from: '2026-04-01',
        checked: '2026-05',
        doubt: 'in court',
        against: 'copy',
        wages: { skilled: 1000 },
      },
    },
  });
  const [group] = payOf(en, { rates: ['fixture-ports/skilled'] })?.groups ?? [];
  expect(group).toMatchObject({ kind: 'least', caveats: ['in court'] });
  expect(group?.figures[0]?.amount).toBe('₹\u00a01,000 a day (₹\u00a026,000 for 26 days)');
});

const inHillpur = (pay?: { rates: string[] }, { en }: Pick<typeof site, 'en'> = site) =>
  en.entries('cities', ['hillpur']).map((city) => payInCity(en, { ...city, pay }))[0];

const earnedOf = (pay: ReturnType<typeof payInCity>) =>
  pay?.groups.flatMap(({ kind, figures }) => (kind === 'earned' ? [figures.map(({ what }) => what)] : []));

test('a city shows what people earn in its state first, with the year and who is counted', () => {
  expect(inHillpur()?.groups[0]).toMatchObject({
    kind: 'earned',
    figures: [{ amount: '₹\u00a025,000 a month', what: 'average of all in Fixture State' }],
    meaning: 'Average of each group in Fixture State in 2024-25.',
    note: 'Everybody is counted.',
  });
});

test('a city shows the kinds of work of its state, or those that it names, in place of the average of all, and the newest order first, whose rows after the first repeat neither place nor date', () => {
  const rate = (what: string) => ({ what, amount: 20000, state: 'Fixture State' });
  const { figures } = survey()['pay/fixture-survey.yaml'];
  const rates = { cooks: rate('cooks'), pickers: rate('pickers') };
  const order = { from: '2010-04-01', per: 'month', checked: '2010-04', against: 'copy' };
  const { en } = siteFrom({
    'pay/fixture-kinds.yaml': {
      name: 'Kinds',
      link: 'orchard-board',
      note: 'Some.',
      figures: { ...figures, rates },
    },
    'pay/an-older-order.yaml': {
      name: 'Older',
      state: 'Fixture State',
      link: 'orchard-board',
      figures: { ...order, wages: { unskilled: 5000 } },
    },
  });
  expect(earnedOf(inHillpur({ rates: ['fixture-kinds/pickers'] }, { en }))).toEqual([['pickers']]);
  expect(earnedOf(inHillpur({ rates: ['fixture-kinds/pickers', 'fixture-kinds/cooks'] }, { en }))).toEqual([
    ['pickers', 'cooks'],
  ]);
  const [kinds, newest, older] = inHillpur(undefined, { en })?.groups ?? [];
  expect(kinds).toMatchObject({
    meaning: 'Average of each group in Fixture State in 2025.',
    isNational: false,
    year: '2025',
  });
  expect(kinds?.figures.map(({ what }) => what)).toEqual(['cooks', 'pickers']);
  expect(newest?.figures[1]?.what).toBe('skilled work');
  expect(newest?.year).toMatch(/^\d{4}$/);
  expect(older?.figures[0]?.amount).toContain('5,000');
});

test('a city whose trade no statistic of its state has shows that of all India, before the minimum wages', () => {
  const { en } = siteFrom(survey(true));
  const groups = inHillpur({ rates: ['fixture-survey/cooks'] }, { en })?.groups;
  expect(groups?.map(({ kind, isNational }) => kind === 'earned' && isNational)).toEqual([true, false]);
});

test('a city shows the minimum wages that hold there, or why none is sure and a link; and what it names of other states', () => {
  expect(inHillpur()?.groups[1]?.figures).toHaveLength(2);
  const elsewhere = siteFrom({
    'pay/fixture-state.yaml': { cities: ['lakepur'] },
    'pay/fixture-hills.yaml': {
      name: 'Hills',
      state: 'Fixture State',
      cities: ['hillpur'],
      link: 'orchard-board',
      note: 'The order is in court.',
    },
  });
  const unknown = { note: 'The order is in court.', source: { name: 'Orchard board' } };
  expect(inHillpur(undefined, elsewhere)).toMatchObject({ groups: [{ kind: 'earned' }], unknown });
  const named = inHillpur({ rates: ['fixture-state/unskilled'] }, elsewhere);
  expect(named).toMatchObject({ groups: [{ kind: 'earned' }, { kind: 'least' }], unknown });
});

test("the owner's own range is shown as theirs", () => {
  const pay = payOf(site.en, { usual: { from: 15000, to: 18000, per: 'month' } });
  expect(pay?.usual).toMatch(/₹\u00a015,000 to ₹\u00a018,000 a month/);
});
