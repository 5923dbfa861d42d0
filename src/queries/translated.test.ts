import { expect, test } from 'vitest';
import { translated } from './translated.ts';

test('translated values replace the English, and all other values stay', () => {
  const english = { icon: 'pill', title: 'Pharmaceuticals', founder: { name: 'Asha', role: 'Founder' } };
  expect(translated(english, { title: 'फ़ार्मा', founder: { role: 'संस्थापक' } })).toEqual({
    icon: 'pill',
    title: 'फ़ार्मा',
    founder: { name: 'Asha', role: 'संस्थापक' },
  });
});

test('cards are matched by position; a list of lines may be shorter or longer than the English list', () => {
  const english = { cards: [{ icon: 'file', title: 'Resume' }], features: ['one', 'two'] };
  expect(translated(english, { cards: [{ title: 'रिज़्यूमे' }], features: ['एक'] })).toEqual({
    cards: [{ icon: 'file', title: 'रिज़्यूमे' }],
    features: ['एक'],
  });
});
