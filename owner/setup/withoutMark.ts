const mark = /^([ \t]*)#[ \t]*sample\b[ \t.,;:]*([^\r\n]*)/i;

/** What follows a value, without the `# sample` on the rest of its line; other words of that comment stay. */
export function withoutMark(rest: string): string {
  return rest.replace(mark, (_, space: string, words: string) => (words ? `${space}# ${words}` : ''));
}
