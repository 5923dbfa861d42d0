import { createInterface } from 'node:readline/promises';

/** Where questions are asked and answered: a terminal, or the streams of a test. */
export type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream };

/** Asks a question and gives the line that was typed, without space at its ends. */
export type Ask = (prompt: string) => Promise<string>;

/**
 * Runs a conversation in a terminal.
 *
 * @throws {Error} named AbortError when the owner leaves with Ctrl-C, or the input ends
 */
export async function withPrompts<T>(terminal: Terminal, conversation: (ask: Ask) => Promise<T>): Promise<T> {
  const left = new AbortController();
  const lines = createInterface(terminal);
  for (const event of ['SIGINT', 'close']) lines.on(event, () => left.abort());
  try {
    return await conversation(async (prompt) =>
      (await lines.question(`${prompt}\n> `, { signal: left.signal })).trim(),
    );
  } finally {
    lines.close();
  }
}
