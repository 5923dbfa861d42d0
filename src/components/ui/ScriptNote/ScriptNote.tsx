import { Note } from '../Note/Note.tsx';

type Props = { chatHref: string; phone: string; phoneHref: string };

/** What a visitor reads where the form can't work, with the ways that can. */
export function ScriptNote({ chatHref, phone, phoneHref }: Props) {
  return (
    <Note>
      This form needs JavaScript, which is not running here. Write to us <a href={chatHref}>on WhatsApp</a> or
      call <a href={phoneHref}>{phone}</a> instead.
    </Note>
  );
}
