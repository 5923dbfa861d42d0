// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { indexed } from './searchIndex.ts';
import { startSearch } from './startSearch.ts';

const pages = [
  { href: '/jobs/keeper', label: 'Keeper', kind: 'role' as const, names: ['Keeper', 'mali', 'माली'] },
  { href: '/jobs/agra', label: 'Agra (en)', hrefLang: 'en' as const, kind: 'city' as const, names: ['Agra'] },
].map(indexed);
const kinds = { role: 'Trade', arrangement: '', city: 'Town', department: '', company: '', guide: '' };
const words = {
  found: '{count}: {first}',
  nothing: 'No {words}',
  ask: 'Ask {words}',
  message: 'I want {words}',
  kinds,
};

/** A field as it arrives, with what was typed before the search was there. */
function open(typed = '') {
  document.body.innerHTML = `<div><input type="search" value="${typed}"><ul aria-label="Results" hidden></ul><p role="status"></p></div>`;
  startSearch(document.querySelector('div') as HTMLElement, { pages, words, phone: '+91 00000 00000' });
}
const box = () => screen.getByRole('searchbox');
const results = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('what was typed before the search was there is found, and the arrows go through the results', async () => {
  open('mali');
  expect(results()).toEqual(['Keeper Trade']);
  await userEvent.type(box(), ' का काम agra');
  expect(results()).toEqual(['Keeper Trade', 'Agra (en) Town']);
  expect(screen.getByRole('link', { name: /Agra/ }).getAttribute('hreflang')).toBe('en');
  await screen.findByText(/^2: /);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getAllByRole('link')[1]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(box());
});

test.each([{ isComposing: true }, { keyCode: 229 }])('keys of an input method (%o) do nothing', (mark) => {
  open('mali');
  box().focus();
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    fireEvent.keyDown(box(), { key, ...mark });
    expect(document.activeElement).toBe(box());
    expect(box()).toHaveProperty('value', 'mali');
  }
});

test('where nothing is found, WhatsApp has the words', async () => {
  open();
  await userEvent.type(box(), 'zzz <b>');
  const link = await screen.findByRole('link', { name: 'Ask zzz <b>' });
  expect(link.getAttribute('href')).toBe('https://wa.me/910000000000?text=I%20want%20zzz%20%3Cb%3E');
  expect(screen.getByRole('status').textContent).toBe('No zzz <b>');
});
