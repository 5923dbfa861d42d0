import { Lexer } from 'yaml';

/** A comment without its `#`. `trailing` is false where it has a line of its own. */
export type Comment = { line: number; text: string; trailing: boolean };

/** The lexer's own signs, which stand for nothing in the source. */
const signs = new Set(['\u0002', '\u0018', '\u001f']);

/** Every comment in a YAML source. The parser loses the lines of some, its lexer none. */
export function commentsOf(source: string): Comment[] {
  const comments: Comment[] = [];
  let read = '';
  for (const token of new Lexer().lex(source)) {
    if (token.startsWith('#')) {
      const before = read.slice(read.lastIndexOf('\n') + 1);
      comments.push({
        line: read.split('\n').length,
        text: token.slice(1).trim(),
        trailing: before.trim() !== '',
      });
    }
    if (!signs.has(token)) read += token;
  }
  return comments;
}

/** True for the mark of a sample value: `# sample` at the end of its line, or alone on the line before. */
export const isSampleMark = ({ text, trailing }: Comment) =>
  trailing ? /^sample\b/i.test(text) : /^sample$/i.test(text);
