import { removed } from '../changes/removal.ts';
import type { Content } from '../check/content.ts';
import { choicesIn } from '../check/entries.ts';
import type { Path } from '../yaml/readValues.ts';
import { valueIn } from './answers.ts';
import { type Question, unchanged } from './question.ts';

/** Asks which entries of a page's list the agency has. The others are deleted, as in the content editor. */
export function choice(title: string, folder: string, page: string, path: Path): Question {
  const listed = (content: Content) => (valueIn(content, page, path) ?? []) as string[];
  return {
    id: folder,
    part: 'Services and industries',
    isAsked: ({ content }) => listed(content).length > 1,
    open({ content }) {
      const slugs = listed(content);
      const titles = new Map(choicesIn(folder, content).map((entry) => [entry.const, entry.title]));
      const names = slugs.map((slug) => titles.get(slug) ?? slug);
      const lines = names.map((name, index) => `${String(index + 1).padStart(3)} ${name}`);
      return {
        prompt: `${title}\n${lines.join('\n')}\nType their numbers, with commas. Enter: all`,
        read(line) {
          if (line === '' || /^all$/i.test(line)) return unchanged;
          const numbers = new Set(
            line
              .split(/[\s,]+/)
              .filter(Boolean)
              .map(Number),
          );
          if (numbers.size === 0 || [...numbers].some((number) => !names[number - 1]))
            return `Allowed: numbers from 1 to ${slugs.length}, with commas`;
          const chosen = names.filter((_, index) => numbers.has(index + 1));
          const others = slugs.filter((_, index) => !numbers.has(index + 1));
          return {
            apply: (now) =>
              removed(
                others.map((slug) => `${folder}/${slug}.yaml`),
                now,
              ),
            line: `${title.replace(/^Which (.*?)(,.*| do you .*)?\?$/, (_, what) => what)}: ${chosen.join(', ')}`,
          };
        },
      };
    },
  };
}
