import type { AgencyContact } from '#queries/agency.ts';
import { Note } from '../Note/Note.tsx';
import { Sentence } from '../Sentence/Sentence.tsx';

export type ScriptNoteProps = {
  /** `text` contains the placeholders `{chat}` and `{phone}`; `chat` is the label of the chat link. */
  words: { text: string; chat: string };
  agency: AgencyContact;
};

export function ScriptNote({ words, agency }: ScriptNoteProps) {
  const parts = {
    chat: <a href={agency.chatHref}>{words.chat}</a>,
    phone: <a href={agency.phoneHref}>{agency.phone}</a>,
  };
  return (
    <Note>
      <Sentence text={words.text} parts={parts} />
    </Note>
  );
}
