import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours } from './colours.ts';

test('every colour is one of the tokens', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const colour of Object.values(colours)) expect(tokens).toContain(`: ${colour};`);
});
