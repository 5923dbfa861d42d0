import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FooterContact } from './FooterContact.tsx';

test('only the networks on which the agency has a page are linked', () => {
  const contact = { phone: '1', phoneHref: 'tel:1', email: 'a@verma.example', address: 'Delhi' };
  const words = { call: 'Call', email: 'Email', location: 'Location' };
  const listOf = (social: { facebook?: string; instagram?: string }) =>
    parse(renderToStaticMarkup(<FooterContact {...contact} words={words} social={social} />)).querySelector(
      'ul',
    );
  const pages = { facebook: 'https://facebook.example/verma', instagram: 'https://instagram.example/verma' };
  const links = listOf(pages)?.querySelectorAll('a') ?? [];
  expect(links.map((link) => [link.text, link.getAttribute('href')])).toEqual([
    ['Facebook', pages.facebook],
    ['Instagram', pages.instagram],
  ]);
  expect(listOf({})).toBeNull();
});
