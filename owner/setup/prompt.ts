import { createInterface } from 'node:readline/promises';

/** The streams for questions and answers: a terminal's, or those of a test. */
export type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream };

/** Asks a question and returns the typed line, trimmed. */
export type Ask = (prompt: string) => Promise<string>;

/**
 * Runs a conversation in a terminal.
 *
 * @throws {Error} named AbortError when the owner presses Ctrl-C, or the input ends
 */
export async function withPrompts<T>(terminal: Terminal, conversation: (ask: Ask) => Promise<T>): Promise<T> {
  const stopped = new AbortController();
  const lines = createInterface(terminal);
  for (const event of ['SIGINT', 'close']) lines.on(event, () => stopped.abort());
  try {
    return await conversation(async (prompt) =>
      (await lines.question(`${prompt}\n> `, { signal: stopped.signal })).trim(),
    );
  } finally {
    lines.close();
  }
}
