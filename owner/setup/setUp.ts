import { contentFile, readContent } from '../check/content.ts';
import { formatProblem } from '../check/problem.ts';
import type { Sample } from '../launch-check/sample.ts';
import { writeFile } from '../yaml/writeFile.ts';
import { agencyFile, agencyIn, hindiFile, problemsIn, withAnswers } from './answers.ts';
import { askQuestion, type Reply } from './askQuestion.ts';
import { type Terminal, withPrompts } from './prompt.ts';
import type { Question } from './questions.ts';

/**
 * Asks for the agency's own values and shows the changes. If the owner agrees, writes them.
 *
 * @returns the sentence to show at the end
 * @throws {Error} named AbortError when the owner stops the setup; with the problems when the files have
 * mistakes. Nothing is written then.
 */
export async function setUp(terminal: Terminal, questions: Question[], sample: Sample): Promise<string> {
  const content = readContent();
  const problems = [agencyFile, hindiFile].flatMap((file) => problemsIn(file, content)).map(formatProblem);
  if (problems.length > 0) throw new Error(`Please correct this first:\n${problems.join('\n')}`);
  return withPrompts(terminal, async (ask) => {
    const replies: { question: Question; reply: Exclude<Reply, 'back'> }[] = [];
    const changed = () => replies.flatMap(({ reply }) => (reply === 'keep' ? [] : reply));
    const answers = () => changed().map(({ answer }) => answer);
    /** The first question after the last one that was answered. */
    const nextQuestion = () =>
      questions
        .slice(questions.indexOf(replies.at(-1)?.question as Question) + 1)
        .find(
          ({ file, isAsked }) =>
            content.has(file) && (isAsked?.(agencyIn(withAnswers(answers(), content))) ?? true),
        );
    for (let question = nextQuestion(); question; question = nextQuestion()) {
      const reply = await askQuestion(question, withAnswers(answers(), content), sample, ask);
      if (reply === 'back') {
        replies.pop();
        continue;
      }
      replies.push({ question, reply });
      if (reply !== 'keep') terminal.output.write(`  ${reply.change}\n`);
    }
    if (changed().length === 0) return 'Nothing to change.';
    const lines = changed().map(({ change }) => `  ${change}\n`);
    terminal.output.write(`\nIn ${contentFile(agencyFile)}:\n${lines.join('')}`);
    const agreed = await ask(
      '\nWrite these changes? To write them, type y and press Enter. "npm run edit" can correct a value later.',
    );
    if (!/^y(es)?$/i.test(agreed)) return 'Nothing was written.';
    // Read again, because somebody may have changed a file during the questions.
    const now = readContent();
    for (const [file, text] of withAnswers(answers(), now))
      if (text !== now.get(file)) writeFile(contentFile(file), text);
    return 'Written.';
  });
}
