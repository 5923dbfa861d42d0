import { afterEach, expect, test } from 'vitest';
import { changes } from '../../../tests/support/astroContent.ts';
import { getPay, rupees } from './pay.ts';

afterEach(() => changes.clear());

test.each([
  [500, '₹ 500'],
  [123100, '₹ 1,23,100'],
  [15220.71, '₹ 15,220.71'],
  [610.5, '₹ 610.50'],
])('an amount has the rupee sign and Indian grouping: %s', (amount, text) => {
  expect(rupees(amount)).toBe(text.replace(' ', '\u00a0'));
});

test('a page that names a category shows it for each state, with date, source and whether it may have changed', async () => {
  const { payOf } = await getPay('en');
  const [group] = payOf({ wages: ['unskilled'] })?.groups ?? [];
  expect(group).toMatchObject({ mayHaveChanged: true, when: 'from 1\u00a0April 2020' });
  expect(group?.figures).toEqual([
    { amount: '₹\u00a010,001 a month', what: 'unskilled work in Fixture State' },
  ]);
  expect(group?.source.address).toBe('https://orchards.example');
});

test('a page that names an amount shows its own text, in Hindi the English one if there is no other', async () => {
  const { payOf } = await getPay('hi');
  const [group] = payOf({ rates: ['fixture-board/keeper'] })?.groups ?? [];
  expect(group).toMatchObject({ lang: 'en', mayHaveChanged: false, when: '2022 से' });
  expect(group?.figures[0]?.what).toBe("first pay of a keeper of the state's orchards");
});

test('a state that a page names is shown besides the nearest ones, however far it is', async () => {
  const figures = {
    per: 'month',
    from: '2020-04-01',
    checked: '2020-05',
    against: 'copy',
    wages: { unskilled: 9000 },
  };
  for (const state of ['a', 'b', 'c', 'd', 'e'])
    changes.set(`pay/${state}.yaml`, { name: state, place: state, state, link: 'orchard-board', figures });
  const { payOf } = await getPay('en');
  const placesIn = (rates?: string[]) =>
    payOf({ wages: ['unskilled'], rates })?.groups.map(({ figures: [figure] }) => figure?.what.at(-1));
  expect(placesIn()).toEqual(['e', 'a', 'b']);
  expect(placesIn(['d/unskilled'])).toEqual(['e', 'a', 'b', 'd']);
});

const inHillpur = async (pay?: { rates: string[] }) => {
  const city = { slug: 'hillpur', state: 'Fixture State', pay };
  return (await getPay('en')).payInCity(city as never, 'Fixture State');
};

test('a city shows what people earn in its state first, with the year and who is counted', async () => {
  expect((await inHillpur())?.groups[0]).toMatchObject({
    kind: 'earned',
    figures: [{ amount: '₹\u00a025,000 a month', what: 'average of all in Fixture State' }],
    when: 'in 2024-25',
    note: 'Everybody is counted.',
  });
});

test('a city shows the minimum wages that hold there, or why none is sure and a link; and what it names of other states', async () => {
  expect((await inHillpur())?.groups[1]?.figures).toHaveLength(2);
  changes.set('pay/fixture-state.yaml', { cities: ['lakepur'] });
  changes.set('pay/fixture-hills.yaml', {
    name: 'Hills',
    state: 'Fixture State',
    cities: ['hillpur'],
    link: 'orchard-board',
    note: 'The order is in court.',
  });
  const unknown = { note: 'The order is in court.', source: { name: 'Orchard board' } };
  expect(await inHillpur()).toMatchObject({ groups: [{ kind: 'earned' }], unknown });
  const named = await inHillpur({ rates: ['fixture-state/unskilled'] });
  expect(named).toMatchObject({ groups: [{ kind: 'earned' }, { kind: 'least' }], unknown });
});

test("the owner's own range is shown as theirs", async () => {
  const { payOf } = await getPay('en');
  const pay = payOf({ usual: { from: 15000, to: 18000, per: 'month' } });
  expect(pay?.usual).toMatch(/₹\u00a015,000 to ₹\u00a018,000 a month/);
});
