import { Note } from '../Note/Note.tsx';
import { Sentence } from '../Sentence/Sentence.tsx';

export type ScriptNoteProps = {
  /** `text` has `{chat}`, the link that `chat` names, and `{phone}` in it. */
  words: { text: string; chat: string };
  chatHref: string;
  phone: string;
  phoneHref: string;
};

/** What a visitor reads where the form can't work, with the ways that can. */
export function ScriptNote({ words, chatHref, phone, phoneHref }: ScriptNoteProps) {
  const parts = { chat: <a href={chatHref}>{words.chat}</a>, phone: <a href={phoneHref}>{phone}</a> };
  return (
    <Note>
      <Sentence text={words.text} parts={parts} />
    </Note>
  );
}
