import { Sentence } from '../../ui/Sentence/Sentence.tsx';
import { smallLettersId } from './smallLettersId.ts';

/** Hidden until a script has put the link in. `text` has the placeholder `{address}`. */
export function SmallLetters({ text }: { text: string }) {
  return (
    <p id={smallLettersId} hidden>
      <Sentence text={text} parts={{ address: <span /> }} />
    </p>
  );
}
