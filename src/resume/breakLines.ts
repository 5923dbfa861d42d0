/**
 * Breaks a text into lines that are at most `width` wide: at spaces, and inside a word only when the word alone is too
 * wide, there after hyphens and slashes, or else between two letters. A hyphen is no reason to break by itself: programs
 * that read files take a hyphen at the end of a line for one that the line's end has added, and drop it. A dash between
 * spaces stays on the line that it ends.
 *
 * @param widthOf the width of a text on one line
 * @returns the lines. Joined, they are the text: a line that was broken at a space ends with it, outside of `width`
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines = [''];
  const add = (piece: string) => {
    const line = lines.pop() ?? '';
    if (line === '' || widthOf((line + piece).trimEnd()) <= width) lines.push(line + piece);
    else lines.push(line, piece);
  };
  for (const word of text.match(/[^ ]+(?: [–—](?= ))* ?/g) ?? []) {
    if (widthOf(word.trimEnd()) <= width) add(word);
    else for (const part of partsOf(word, width, widthOf)) add(part);
  }
  return lines;
}

/** Each part ends after a hyphen, slash or dash between letters; one that is too wide is cut between letters. */
const partsOf = (word: string, width: number, widthOf: (text: string) => number): string[] =>
  (word.match(/.+?[\p{L}\p{N}][-/–—](?=[\p{L}\p{N}])|.+$/gu) ?? []).flatMap((part) =>
    widthOf(part.trimEnd()) <= width ? [part] : (part.match(/. ?/gu) ?? []),
  );
