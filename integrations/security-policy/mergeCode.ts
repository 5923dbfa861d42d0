import type { Inline } from './inlineCode.ts';

/**
 * Joins a page's style elements into the first, and scripts that stand side by side into one. Each element left is one
 * hash in the page's policy, 50 bytes that don't compress. Returns the page, and the code that it now holds.
 */
export function mergeCode(
  page: string,
  inline: Inline[],
): { page: string; code: Pick<Inline, 'tag' | 'text'>[] } {
  const groups: Group[] = [];
  for (const element of inline) {
    const group = element.movable && groups.find((candidate) => takes(candidate, element));
    if (group) group.push(element);
    else groups.push([element]);
  }
  const code = groups.map((group) => ({ tag: group[0].tag, text: joined(group) }));
  const edits = groups.flatMap((group, index) =>
    group.map(({ tag, start, end }, place) => ({
      start,
      end,
      put: place > 0 ? '' : `<${tag}>${code[index]?.text}</${tag}>`,
      needed: group.length > 1,
    })),
  );
  return {
    page: edits
      .filter(({ needed }) => needed)
      // From the end, so that the places before it stay right.
      .sort((one, other) => other.start - one.start)
      .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), page),
    code,
  };
}

type Group = [Inline, ...Inline[]];

const takes = (group: Group, { tag, start }: Inline) =>
  group[0].movable && group[0].tag === tag && (tag === 'style' || group.at(-1)?.end === start);

/** A script may end in a comment, or without its semicolon. */
const joined = (group: Group) => group.map(({ text }) => text).join(group[0].tag === 'script' ? '\n;' : '');
