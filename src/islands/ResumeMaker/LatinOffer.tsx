import type { Capitals } from '#resume/latinLetters.ts';
import button from '#styles/button.module.css';
import { hasDevanagari } from '#writing/devanagari.ts';
import { useMaking } from './makingContext.ts';

type Props = {
  text: string;
  capitals: Capitals;
  /** The id of the field with the text. It gets the focus back. */
  control: string;
  onTake: (text: string) => void;
};

export function LatinOffer({ text, capitals, control, onTake }: Props) {
  const { inLatin, words } = useMaking();
  if (!inLatin || !hasDevanagari(text)) return null;
  const offer = inLatin(text, capitals);
  return (
    <>
      <span>{words.letters.offer}</span>{' '}
      <button
        className={button.outlined}
        type="button"
        lang="en"
        onClick={() => {
          onTake(offer);
          document.getElementById(control)?.focus();
        }}
      >
        {offer}
      </button>
    </>
  );
}
