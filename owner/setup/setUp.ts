import { makeChanges } from '../changes/makeChanges.ts';
import { type Content, readContent } from '../check/content.ts';
import { formatProblem } from '../check/problem.ts';
import type { Sample } from '../launch-check/sample.ts';
import { agencyFile, hindiFile, problemsIn } from './answers.ts';
import { withHindiAdopted } from './hindi.ts';
import { type Ask, type Terminal, withPrompts } from './prompt.ts';
import type { Asked, Change, Draft, Question } from './question.ts';

/**
 * Asks for the agency's own values and shows the changes. If the owner agrees, writes them.
 *
 * @returns the sentence to show at the end
 * @throws {Error} named AbortError when the owner stops the setup; with the problems when the files have
 * mistakes. Nothing is written then.
 */
export async function setUp(terminal: Terminal, questions: Question[], sample: Sample): Promise<string> {
  const before = readContent();
  const problems = [agencyFile, hindiFile].flatMap((file) => problemsIn(file, before)).map(formatProblem);
  if (problems.length > 0) throw new Error(`Please correct this first:\n${problems.join('\n')}`);
  return withPrompts(terminal, async (ask) => {
    const replies: Reply[] = [];
    let agreed: Agreement = 'back';
    while (agreed === 'back') {
      await collect(replies, questions, { content: before, before, sample }, ask);
      const changes = summary(replies);
      if (!changes) return 'Nothing to change.';
      agreed = await agreement(changes, ask);
      if (agreed === 'back') replies.pop();
    }
    if (agreed === 'no') return 'Nothing was written.';
    // Read again, because somebody may have changed a file during the questions.
    const now = readContent();
    const after = replies.reduce((content, { change }) => change.apply(content), now);
    makeChanges(now, differences(now, withHindiAdopted(now, after)));
    return 'Written.';
  });
}

type Reply = { question: Question; change: Change; draft: Draft };

/** Asks the questions after the last reply, and adds the replies. */
async function collect(replies: Reply[], questions: Question[], start: Draft, ask: Ask): Promise<void> {
  for (;;) {
    const last = replies.at(-1);
    const draft = last?.draft ?? start;
    const from = last ? questions.indexOf(last.question) + 1 : 0;
    const question = questions.slice(from).find(({ isAsked }) => isAsked(draft));
    if (!question) return;
    const change = await answerTo(question.open(draft), ask);
    if (change === 'back') replies.pop();
    else replies.push({ question, change, draft: { ...draft, content: change.apply(draft.content) } });
  }
}

/** What changes, by the part of the setup. Empty if nothing does. */
const summary = (replies: Reply[]): string =>
  [
    ...Map.groupBy(
      replies.filter(({ change }) => change.line),
      ({ question }) => question.part,
    ),
  ]
    .flatMap(([part, changed]) => [part, ...changed.map(({ change }) => `  ${shorten(change.line ?? '')}`)])
    .join('\n');

type Agreement = 'yes' | 'no' | 'back';

/** Any other answer is asked for again: a slip must not throw all answers away. */
async function agreement(changes: string, ask: Ask): Promise<Agreement> {
  let shown = `\n${changes}\n\nWrite these changes? Type y and press Enter. "npm run edit" can correct a value later.`;
  for (;;) {
    const line = (await ask(shown)).toLowerCase();
    if (line === 'y' || line === 'yes') return 'yes';
    if (line === 'n' || line === 'no') return 'no';
    if (line === 'back') return 'back';
    shown = 'Type y to write these changes, n to drop all of them, or back for the question before.';
  }
}

/** Asks one question until the answer is not refused. */
async function answerTo({ prompt, read }: Asked, ask: Ask): Promise<Change | 'back'> {
  let shown = `\n${prompt}`;
  for (;;) {
    const line = await ask(shown);
    if (/^back$/i.test(line)) return 'back';
    const change = read(line);
    if (typeof change !== 'string') return change;
    shown = `"${line}" is not allowed. ${change}`;
  }
}

/** What one content has in the place of the other. Undefined for a file that it does not have. */
const differences = (before: Content, after: Content) =>
  new Map(
    [...new Set([...before.keys(), ...after.keys()])]
      .filter((path) => before.get(path) !== after.get(path))
      .map((path) => [path, after.get(path)]),
  );

const shorten = (line: string) => (line.length > 90 ? `${line.slice(0, 87)}...` : line);
