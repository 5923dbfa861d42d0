import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clientsPage } from '#queries/screens/clients.ts';
import { siteFrom } from '../../../../tests/support/siteFrom.ts';
import { ClientCards } from './ClientCards.tsx';

/** The numbers of a client's case as they are read out. */
const numbersOf = (numbers?: object) =>
  parse(
    renderToStaticMarkup(
      <ClientCards {...clientsPage(siteFrom({ 'clients/neem-works.yaml': { case: numbers } }).en)} />,
    ),
  )
    .querySelectorAll('dt, dd')
    .map(({ text }) => text);

test('a case is read in the order in which it happened, without what the owner has not filled in', () => {
  const numbers = { asked: 4, introduced: 9, joined: 3 };
  expect(numbersOf({ days: 21, stayed: 2, ...numbers }).join(' ')).toBe(
    'wanted 4 met 9 came in 21 days 3 stayed 2',
  );
  expect(numbersOf(numbers)).toHaveLength(6);
  expect(numbersOf()).toEqual([]);
});
