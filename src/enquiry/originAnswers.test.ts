import { describe, expect, test } from 'vitest';
import type { OpeningWords, Origin } from './origin.ts';
import { withOrigin, withoutOrigin } from './originAnswers.ts';

const writing: OpeningWords = {
  city: { application: 'Work in {label}.', 'hiring-request': 'Hiring in {label}.' },
  job: { application: 'Work: {small}.', 'hiring-request': 'Hiring: {small}.' },
  company: { application: 'Read about {label}.', 'hiring-request': 'Read about {label}.' },
};
const noida: Origin = { kind: 'city', slug: 'noida', label: 'Noida' };
const delivery: Origin = { kind: 'job', slug: 'delivery', label: 'Delivery' };
const nothing = { location: '', preferredLocation: '', message: '' };

describe('withOrigin', () => {
  test('a city fills in its slug, the preferred location that covers it, and an opening sentence', () => {
    expect(withOrigin(nothing, 'application', noida, 'Delhi NCR', writing)).toEqual({
      location: 'noida',
      preferredLocation: 'Delhi NCR',
      message: 'Work in Noida.',
    });
  });

  test('any other origin fills in only the opening sentence', () => {
    expect(withOrigin(nothing, 'hiring-request', delivery, undefined, writing)).toEqual({
      ...nothing,
      message: 'Hiring: delivery.',
    });
  });

  test('keeps what the visitor chose and wrote', () => {
    const own = { location: '', preferredLocation: 'Pune', message: 'My own words' };
    expect(withOrigin(own, 'application', noida, 'Delhi NCR', writing)).toEqual({
      ...own,
      location: 'noida',
    });
  });

  test.each([
    ['Work: delivery.', 'Hiring: delivery.'],
    ['Hiring: delivery.', 'Hiring: delivery.'],
    ['Work: delivery. I have a scooter.', 'Work: delivery. I have a scooter.'],
    ['Work in Noida.', 'Work in Noida.'],
  ])('after a switch to employers "%s" becomes "%s"', (message, expected) => {
    const before = { ...nothing, message };
    expect(withOrigin(before, 'hiring-request', delivery, undefined, writing).message).toBe(expected);
  });
});

describe('withoutOrigin', () => {
  test('removes what withOrigin filled in', () => {
    const filled = withOrigin(nothing, 'application', noida, 'Delhi NCR', writing);
    expect(withoutOrigin(filled, noida, 'Delhi NCR', writing)).toEqual(nothing);
  });

  test('keeps what the visitor changed', () => {
    const own = { location: 'noida', preferredLocation: 'Pune', message: 'Work in Noida. From May.' };
    expect(withoutOrigin(own, noida, 'Delhi NCR', writing)).toEqual({ ...own, location: '' });
  });
});
