import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherChatLinks, telLink, whatsappLink } from './contactLinks.ts';

test('a link to the chat carries any text exactly', () => {
  const isCarried = (text: string) =>
    new URL(whatsappLink('+91 98765 43210', text)).searchParams.get('text') === text;
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), isCarried), { numRuns: 10_000 });
});

test('links have the international number, and escape what would end a link in a chat', () => {
  expect(whatsappLink('+91 98765 43210', "a b\n(c) it's *d*!")).toBe(
    'https://wa.me/919876543210?text=a%20b%0A%28c%29%20it%27s%20%2Ad%2A%21',
  );
  expect(whatsappLink('+91 98765-43210')).toBe('https://wa.me/919876543210');
  expect(telLink('+91 98765 43210')).toBe('tel:+919876543210');
  expect(otherChatLinks('+91 98765 43210', '(Noida)! & काम')).toEqual({
    app: `whatsapp://\tsend?phone=919876543210&text=%28Noida%29%21%20%26%20${encodeURIComponent('काम')}`,
    web: `https://api.whatsapp.com/send?phone=919876543210&text=%28Noida%29%21%20%26%20${encodeURIComponent('काम')}`,
  });
});
