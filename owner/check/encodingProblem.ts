import { perText } from '../yaml/perText.ts';
import { describeValue } from './describe.ts';
import type { Problem } from './problem.ts';

/** What stands in a text for bytes that are no UTF-8, and what Hindi letters and quotes become in a file that was converted twice. */
const foreign = /[\uFFFD\0]|à[¤¥]|â€/;
const isForeign = perText((text) => foreign.test(text));

/** The first line of a file that was saved in another encoding than UTF-8. Undefined if there is none. */
export function encodingProblem(file: string, text: string): Problem | undefined {
  if (!isForeign(text)) return undefined;
  const lines = text.split(/\r?\n/);
  const index = lines.findIndex((line) => foreign.test(line));
  return {
    file,
    line: index + 1,
    path: [],
    found: `another encoding than UTF-8: ${describeValue(lines[index]?.trim())}`,
    allowed:
      'a file in UTF-8: write the wrong characters again, and choose UTF-8 where your text editor saves',
  };
}
