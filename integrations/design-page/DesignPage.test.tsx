import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DesignPage } from './DesignPage.tsx';
import { seenElsewhere } from './pieces.tsx';
import { tokensIn } from './tokens.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const page = parse(renderToStaticMarkup(<DesignPage css={css} />));

test('the design page shows every token', () => {
  const names = new Set(css.match(/^ +--[\w-]+(?=:)/gm)?.map((name) => name.trim()));
  expect(names.size).toBeGreaterThan(40);
  expect(new Set(page.querySelectorAll('code').map(({ text }) => text))).toEqual(names);
});

test('a token has its values in the light and dark schemes and in print', () => {
  const css =
    ':root { --ink: #111; } @media (prefers-color-scheme: dark) { --ink: #eee; } @media print { --ink: #000; }';
  expect(tokensIn(css)).toEqual([{ name: '--ink', value: '#111', dark: '#eee', print: '#000' }]);
});

test('the design page shows every small component, or says where it is seen', () => {
  const shown = page.querySelectorAll('h3[id]').map(({ id }) => id);
  expect(shown).toEqual(
    expect.arrayContaining(readdirSync('src/components/ui').filter((name) => !(name in seenElsewhere))),
  );
});
