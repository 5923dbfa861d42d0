import { PassThrough } from 'node:stream';
import type { Terminal } from '../../owner/setup/prompt.ts';

/** A terminal in which somebody answers each prompt with the next line, and leaves after the last one. */
export function typedTerminal(lines: readonly string[]): Terminal & { screen: () => string } {
  const input = new PassThrough();
  const output = new PassThrough();
  const left = [...lines];
  let screen = '';
  output.on('data', (chunk: Buffer) => {
    screen += chunk;
    if (!screen.endsWith('> ')) return;
    const next = left.shift();
    if (next === undefined) input.end();
    else input.write(`${next}\n`);
  });
  return { input, output, screen: () => screen };
}
