import { collectionOf } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { helpAt, jsonSchemaOf } from '../check/jsonSchema.ts';
import { labelsTo } from '../check/labels.ts';
import type { Sample } from '../launch-check/sample.ts';
import { type Answer, agencyIn, currentValue, hindiFile, refusal } from './answers.ts';
import type { Ask } from './prompt.ts';
import type { Question } from './questions.ts';

/** What the owner wants: a step back, the value as it stands, or a new one with the line that shows the change. */
export type Reply = 'back' | 'keep' | { answer: Answer; change: string };

/**
 * Asks one question until the answer is not refused.
 *
 * @param draft the content with the answers before this one
 */
export async function askQuestion(
  question: Question,
  draft: Content,
  sample: Sample,
  ask: Ask,
): Promise<Reply> {
  const { file, path, how = '' } = question;
  const agency = agencyIn(draft);
  const { value: current, isSample } = currentValue(question, draft, sample);
  const suggestion = isSample || current === undefined ? question.suggest?.(agency) : undefined;
  const refusalOf = (value: unknown) => refusal({ file, path, value }, draft, sample);
  const isSuggested = suggestion !== undefined && !refusalOf(suggestion);

  const isNone = (line: string) => /^none$/i.test(line) && question.none !== undefined;
  /** The value that a line means. */
  const meant = (line: string) => {
    if (isNone(line)) return question.none?.(agency);
    if (line === '') return suggestion;
    return /^yes$/i.test(line) ? current : (question.read ?? String)(line);
  };

  const kept = `Press Enter to keep${isSample ? ' the sample' : ''}: ${shown(current, question)}`;
  const lines = [
    `${labelFor(question)}. ${helpFor(question)}`,
    how,
    question.none && 'Type none if there is none.',
    isSuggested ? `Press Enter to write: ${suggestion}` : current !== undefined && kept,
  ];
  let prompt = `\n${lines.filter(Boolean).join('\n')}`;
  for (;;) {
    const line = await ask(prompt);
    if (/^back$/i.test(line)) return 'back';
    if (line === '' && !isSuggested && (current !== undefined || question.none)) return 'keep';
    const value = meant(line);
    const reason = value === undefined && !isNone(line) ? `Allowed: ${how || 'an answer'}` : refusalOf(value);
    if (!reason) return replyOf(question, value, current, isSample);
    prompt = `"${line}" is not allowed. ${reason}`;
  }
}

function replyOf(question: Question, value: unknown, current: unknown, isSample: boolean): Reply {
  const { file, path } = question;
  const [before, after] = [shown(current, question), shown(value, question)];
  if (before === after && !isSample) return 'keep';
  const change = before === after ? `${after} (right as it is)` : `${before} → ${after}`;
  return { answer: { file, path, value }, change: `${labelFor(question)}: ${change}` };
}

const shown = (value: unknown, { show = String }: Question) =>
  value === undefined ? 'none' : show(value as never);

const schemaFor = ({ file }: Question) => {
  const [, collection] = collectionOf(file) ?? [];
  return collection ? jsonSchemaOf(collection.schema) : {};
};
const labelFor = (question: Question) =>
  `${labelsTo(question.path.map(String), schemaFor(question))}${question.file === hindiFile ? ', in Hindi' : ''}`;
const helpFor = (question: Question) => helpAt(schemaFor(question), question.path, undefined);
