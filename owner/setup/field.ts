import type { Agency } from '#schemas/agency.ts';
import { collectionOf } from '../check/collections.ts';
import { helpAt, jsonSchemaOf, schemaAt } from '../check/jsonSchema.ts';
import { textOf } from '../check/labels.ts';
import { confirmedFile } from '../launch-check/confirmed.ts';
import type { Path } from '../yaml/readValues.ts';
import {
  type Answer,
  agencyFile,
  agencyIn,
  hindiFile,
  isSample,
  refusal,
  valueIn,
  withAnswers,
} from './answers.ts';
import { type Asked, type Draft, type Question, unchanged } from './question.ts';

/** A question about one value of a file. */
export type Field = {
  /** The file's path in the content. Without this, `agency.yaml`. */
  file?: string | ((draft: Draft) => string);
  /** The question. Without this, the label and the help of the value's form. */
  title?: (agency: Agency) => string;
  /** How to type the answer. */
  how?: string;
  /** The value that a typed line means. Undefined if it can not be read. Without this, the line itself. */
  read?: (typed: string, draft: Draft) => unknown;
  /** The reason against a value that the schema allows. */
  refuse?: (value: unknown, draft: Draft) => string | undefined;
  /** The value as one line. Without this, as its form shows it. */
  show?: (value: never, draft: Draft) => string;
  /** What "none" writes; undefined removes the value. Without this, there must be an answer. */
  none?: () => unknown;
  /** What Enter takes in the place of a sample or a missing value. */
  suggest?: (draft: Draft) => unknown;
  /** What else is true with this answer. */
  also?: (value: unknown, draft: Draft) => Answer[];
  isAsked?: (draft: Draft) => boolean;
};

/** A field that takes several items on one line. */
export const list = {
  how: 'Type them with commas between them.',
  show: (items: string[]) => items.join(', '),
} satisfies Field;

/** A question about the value at a path such as `founder.name`. */
export function field(part: string, path: string, more: Field = {}): Question {
  const keys = path.split('.');
  return {
    id: path,
    part,
    isAsked: more.isAsked ?? (() => true),
    open: (draft) => openField(keys, more, draft),
  };
}

function openField(path: Path, question: Field, draft: Draft): Asked {
  const { content, sample } = draft;
  const { file: place = agencyFile, how, none } = question;
  const file = typeof place === 'string' ? place : place(draft);
  const { label, help, schema } = words(file, path);
  const current = valueIn(content, file, path);
  const shown = (value: unknown) =>
    (value !== undefined && question.show?.(value as never, draft)) ||
    textOf(value, schema, content) ||
    'none';
  const refusalOf = (value: unknown) => {
    if (value === undefined && none) return undefined;
    return question.refuse?.(value, draft) ?? refusal({ file, path, value }, content, sample);
  };
  const enter = whatEnterDoes();

  /** What Enter means, and the words for it. */
  function whatEnterDoes(): { says: string; value?: unknown; isLater?: boolean } | undefined {
    const mayReplace = file !== agencyFile || current === undefined || isSample(path, content, sample);
    const suggestion = mayReplace ? question.suggest?.(draft) : undefined;
    if (suggestion !== undefined && !refusalOf(suggestion))
      return { says: shown(suggestion), value: suggestion };
    if (none && mayReplace) return { says: 'none', value: none() };
    if (current === undefined) return undefined;
    if (refusalOf(current)) return { says: 'leave it for later', isLater: true };
    return { says: `keep ${shown(current)}`, value: current };
  }

  return {
    prompt: [
      question.title?.(agencyIn(content)) ?? `${label}. ${help}`,
      how,
      none && enter?.says !== 'none' && 'Type none if there is none.',
      enter && `Enter: ${enter.says}`,
    ]
      .filter(Boolean)
      .join('\n'),
    read(line) {
      if (line === '' && enter?.isLater) return unchanged;
      const isNone = /^none$/i.test(line) && none !== undefined;
      const typed = isNone ? none() : question.read ? question.read(line, draft) : line;
      const value = line === '' ? enter?.value : typed;
      const isNothing = isNone || (line === '' && enter);
      const reason = value === undefined && !isNothing ? `Allowed: ${how ?? 'an answer'}` : refusalOf(value);
      if (reason) return reason;
      const answers = [{ file, path, value }, ...(question.also?.(value, draft) ?? [])];
      const isSame = shown(current) === shown(value);
      if (isSame && withAnswers(answers, content, sample).get(confirmedFile) === content.get(confirmedFile))
        return { apply: (now) => withAnswers(answers, now, sample) };
      return {
        apply: (now) => withAnswers(answers, now, sample),
        line: `${label}: ${isSame ? 'right as it is' : shown(value)}`,
      };
    },
  };
}

/** The label and the help of a value's form. */
function words(file: string, path: Path) {
  const [, collection] = collectionOf(file) ?? [];
  const json = collection ? jsonSchemaOf(collection.schema) : {};
  const language = file === hindiFile ? ', in Hindi' : '';
  const schema = schemaAt(json, [...path], undefined);
  return {
    schema,
    label: `${schema.title}${language}`,
    help: helpAt(json, path, undefined),
  };
}
