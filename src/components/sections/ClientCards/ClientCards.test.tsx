import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClientCards } from './ClientCards.tsx';
import type { Case } from './ClientCase.tsx';

const oak = { slug: 'oak', name: 'Oak', industry: '', description: '', logo: undefined, sample: false };
const labels = { asked: 'wanted', introduced: 'met', joined: 'came', stayed: 'stayed', days: 'days' };

/** The numbers of a client's case as they are read out. */
const numbersOf = (numbers?: Case) =>
  parse(
    renderToStaticMarkup(
      <ClientCards
        clients={[{ ...oak, case: numbers }]}
        words={{ logo: '', sampleClient: '', case: labels }}
      />,
    ),
  )
    .querySelectorAll('dt, dd')
    .map(({ text }) => text);

test('a case is read in the order in which it happened, without what the owner has not filled in', () => {
  const numbers = { asked: 4, introduced: 9, joined: 3 };
  expect(numbersOf({ days: 21, stayed: 2, ...numbers }).join(' ')).toBe(
    'wanted 4 met 9 came 3 days 21 stayed 2',
  );
  expect(numbersOf(numbers)).toHaveLength(6);
  expect(numbersOf()).toEqual([]);
});
