import type { InputHTMLAttributes } from 'react';
import { type FieldFacts, fieldId, InputField, TextareaField } from '#components/ui/Field/Field.tsx';
import { identityNumber } from '#resume/identityNumber.ts';
import type { Capitals } from '#resume/latinLetters.ts';
import type { ResumeMakerWords } from '../words.ts';
import { LatinOffer } from './LatinOffer.tsx';
import { useMaking } from './makingContext.ts';

type Props = {
  name: string;
  text: string;
  onText: (text: string) => void;
  /** What to ask about the text, which may be right all the same. Empty for nothing; not given where nothing is asked. */
  question?: string;
  /** More than one for a text area. */
  rows?: number;
  /** How Latin letters are offered for Devanagari. */
  capitals?: Capitals;
} & Pick<FieldFacts, 'label' | 'heading' | 'hint' | 'describedBy' | 'required'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'>;

/** Where nothing else is asked about its text, it warns of an identity number, and offers Latin letters for Devanagari. */
export function TextBox({
  name,
  text,
  onText,
  question,
  rows = 1,
  capitals = rows > 1 ? 'first' : 'words',
  type,
  autoComplete,
  ...facts
}: Props) {
  const { factsOf, words } = useMaking();
  const field = {
    required: false,
    ...factsOf(name),
    ...facts,
    warning: (question ?? numberWarning(text, words)) || (
      <LatinOffer text={text} capitals={capitals} control={fieldId('resume', name)} onTake={onText} />
    ),
  };
  return rows > 1 ? (
    <TextareaField field={field} rows={rows} value={text} onText={onText} />
  ) : (
    <InputField field={field} {...{ type, autoComplete, onText }} value={text} />
  );
}

/** The warning under a text that seems to have a number which can be misused. Empty for none. */
export function numberWarning(text: string, words: ResumeMakerWords): string {
  const found = identityNumber(text);
  return found ? words.numbers[found] : '';
}
