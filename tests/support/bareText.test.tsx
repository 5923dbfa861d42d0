// @vitest-environment jsdom

import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { bareTexts } from './bareText.ts';

afterEach(cleanup);

/** What is found when one rendering of an element gives way to another. */
function change(before: ReactNode, after: ReactNode): number {
  const container = document.createElement('div');
  const { rerender } = render(before, { container });
  const observer = new MutationObserver(() => {});
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  rerender(after);
  return bareTexts(observer.takeRecords()).length;
}

test.each<[string, ReactNode, ReactNode]>([
  [
    'taken away',
    <p key="">
      {'text'}
      {null}
      <b />
    </p>,
    <p key="">
      {null}
      {null}
      <b />
    </p>,
  ],
  [
    'pushed on by an element',
    <p key="">{null}text</p>,
    <p key="">
      <b />
      text
    </p>,
  ],
  [
    'changed beside an element',
    <p key="">
      {'one'}
      <b />
    </p>,
    <p key="">
      {'two'}
      <b />
    </p>,
  ],
])('a bare text that is %s is found', (_, before, after) => {
  expect(change(before, after)).toBe(1);
});

test.each<[string, ReactNode, ReactNode]>([
  ['the only one', <p key="">one</p>, <p key="">two</p>],
  [
    'in an element of its own',
    <p key="">
      <span>text</span>
      <b />
    </p>,
    <p key="">
      <b />
    </p>,
  ],
  [
    'before what comes',
    <p key="">text{null}</p>,
    <p key="">
      text
      <b />
    </p>,
  ],
])('a text that is %s is none', (_, before, after) => {
  expect(change(before, after)).toBe(0);
});
