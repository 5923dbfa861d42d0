import { Note } from '../Note/Note.tsx';
import { Sentence } from '../Sentence/Sentence.tsx';

export type ScriptNoteProps = {
  /** `text` contains the placeholders `{chat}` and `{phone}`; `chat` is the label of the chat link. */
  words: { text: string; chat: string };
  chatHref: string;
  phone: string;
  phoneHref: string;
};

export function ScriptNote({ words, chatHref, phone, phoneHref }: ScriptNoteProps) {
  const parts = { chat: <a href={chatHref}>{words.chat}</a>, phone: <a href={phoneHref}>{phone}</a> };
  return (
    <Note>
      <Sentence text={words.text} parts={parts} />
    </Note>
  );
}
