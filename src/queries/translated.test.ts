import { expect, test } from 'vitest';
import { translated } from './translated.ts';

test('what is said is translated, what is not said stays', () => {
  const english = { icon: 'pill', title: 'Pharmaceuticals', founder: { name: 'Asha', role: 'Founder' } };
  expect(translated(english, { title: 'फ़ार्मा', founder: { role: 'संस्थापक' } })).toEqual({
    icon: 'pill',
    title: 'फ़ार्मा',
    founder: { name: 'Asha', role: 'संस्थापक' },
  });
});

test('cards go by their order; a list of lines may be shorter or longer than the English', () => {
  const english = { cards: [{ icon: 'file', title: 'Resume' }], features: ['one', 'two'] };
  expect(translated(english, { cards: [{ title: 'रिज़्यूमे' }], features: ['एक'] })).toEqual({
    cards: [{ icon: 'file', title: 'रिज़्यूमे' }],
    features: ['एक'],
  });
});
