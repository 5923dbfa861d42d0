// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formFallbackId } from '../formFallbackId.ts';
import { watchForm } from './watchForm.ts';

const note = () => document.getElementById(formFallbackId);

/** The page as it has arrived: a note, and an island that has the attribute `ssr` until it is hydrated. */
function open(attribute: 'ssr' | '') {
  document.body.innerHTML = `<div id="${formFallbackId}" hidden></div><script></script><astro-island ${attribute}><form></form></astro-island>`;
  watchForm();
  return document.querySelector('astro-island') as Element;
}

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout. Every form is in view at once.
  vi.stubGlobal('IntersectionObserver', function (this: object, onChange: (entries: object[]) => void) {
    Object.assign(this, { observe: () => onChange([{ isIntersecting: true }]), disconnect: () => {} });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('no note appears above a form that is hydrated before its page has arrived', () => {
  open('');
  vi.advanceTimersByTime(60_000);
  expect(note()).toBeNull();
});

test('the note stands in the place of a form that breaks after it was hydrated', async () => {
  const island = open('');
  island.replaceChildren();
  await Promise.resolve();
  expect(note()?.hidden).toBe(false);
  expect(note()?.nextElementSibling).toBe(island);
});
