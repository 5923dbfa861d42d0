import type { Content } from '../check/content.ts';
import type { Sample } from '../launch-check/sample.ts';

/** The content with the answers so far, and as it was before the setup. */
export type Draft = { content: Content; before: Content; sample: Sample };

/** What an answer does to the content, and the line that shows it at the end. Without a line, nothing changes. */
export type Change = { apply: (content: Content) => Content; line?: string };

/** A question on the screen. `read` returns what a typed line means, or the reason why it is refused. */
export type Asked = { prompt: string; read: (line: string) => Change | string };

/** A question of `npm run setup`. `id` names it in tests, `part` is the heading in the list of changes. */
export type Question = {
  id: string;
  part: string;
  /** False if the question is left out, because of earlier answers. */
  isAsked: (draft: Draft) => boolean;
  open: (draft: Draft) => Asked;
};

/** The answer that changes nothing. */
export const unchanged: Change = { apply: (content) => content };
