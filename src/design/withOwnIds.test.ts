import { expect, test } from 'vitest';
import { withOwnIds } from './withOwnIds.ts';

test('an id and all that refers to it get the prefix', () => {
  const html =
    '<label for="a">A</label><input id="a" aria-describedby="b other"><p id="b"></p><a href="#a">A</a>' +
    '<button popoverTarget="a"></button><a href="#content">C</a><a href="/x#a">D</a>';
  expect(withOwnIds(html, 'Field')).toBe(
    '<label for="Field-a">A</label><input id="Field-a" aria-describedby="Field-b other"><p id="Field-b"></p>' +
      '<a href="#Field-a">A</a><button popoverTarget="Field-a"></button><a href="#content">C</a><a href="/x#a">D</a>',
  );
});

test('the HTML of an island keeps its ids', () => {
  const html = '<astro-island><input id="a"></astro-island>';
  expect(withOwnIds(html, 'Field')).toBe(html);
});
