import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherChatLinks, telLink, whatsappLink } from './contactLinks.ts';

describe('whatsappLink', () => {
  test('carries any text exactly', () => {
    const isCarried = (text: string) =>
      new URL(whatsappLink('+91 98765 43210', text)).searchParams.get('text') === text;
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), isCarried), { numRuns: 10_000 });
  });

  test('escapes the characters of the text that would end a link in a chat', () => {
    expect(whatsappLink('+91 98765 43210', "a b\n(c) it's *d*!")).toBe(
      'https://wa.me/919876543210?text=a%20b%0A%28c%29%20it%27s%20%2Ad%2A%21',
    );
  });

  test('without a text, is a link to the chat alone', () => {
    expect(whatsappLink('+91 98765-43210')).toBe('https://wa.me/919876543210');
  });
});

test('telLink has the international number without spaces', () => {
  expect(telLink('+91 98765 43210')).toBe('tel:+919876543210');
});

test('the other routes carry the same number and the same text', () => {
  const text = 'two lines\n(Noida)! & काम';
  const { app, web } = otherChatLinks('+91 98765 43210', text);
  expect(app).toMatch(/^whatsapp:\/\/send\?phone=919876543210&text=/);
  expect(web).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?phone=919876543210&text=/);
  for (const link of [app, web]) {
    expect(new URL(link).searchParams.get('text')).toBe(text);
    expect(link).not.toMatch(/[!'()*\n ]/);
  }
});
