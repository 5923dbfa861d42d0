import { createContext, useContext } from 'react';
import type { ResumeAction } from '#resume/resumeState.ts';
import type { ResumeMakerWords } from '../words.ts';
import type { InLatin } from './loadLatinLetters.ts';

export type Making = {
  words: ResumeMakerWords;
  act: (action: ResumeAction) => void;
  /** Moves the focus after the next render: to the control of this name, or to the button of this id. */
  focusNext: (name: string) => void;
  /** What the field of a name shows of the last press of the button. */
  factsOf: (name: string) => { form: string; name: string; problem: string | undefined; corrected: boolean };
  undoable: ResumeAction | undefined;
  undo: () => void;
  /** Undefined until somebody has written in Devanagari, and it is here. */
  inLatin: InLatin | undefined;
  isLive: boolean;
};

export const MakingContext = createContext<Making | undefined>(undefined);

export function useMaking(): Making {
  const making = useContext(MakingContext);
  if (!making) throw new Error('a part of the form stands outside the form');
  return making;
}
