import { afterEach, beforeEach, expect } from 'vitest';
import { bareTexts } from './bareText.ts';

/* Runs around every component test: what it renders and changes must hold in a page that is translated. */

const records: MutationRecord[] = [];
const observer = new MutationObserver((more) => records.push(...more));

beforeEach(() => observer.observe(document, { subtree: true, childList: true, characterData: true }));

afterEach(() => {
  const all = [...records.splice(0), ...observer.takeRecords()];
  observer.disconnect();
  expect(
    [...new Set(bareTexts(all))],
    'elements with a bare text that changes, or before which something does',
  ).toEqual([]);
});
