import styles from './ScriptNote.module.css';

type Props = { chatHref: string; phone: string; phoneHref: string };

/** What a visitor reads where the form can't work, with the ways that can. */
export function ScriptNote({ chatHref, phone, phoneHref }: Props) {
  return (
    <p className={styles.note}>
      This form needs JavaScript, which is not running here. Write to us <a href={chatHref}>on WhatsApp</a> or
      call <a href={phoneHref}>{phone}</a> instead.
    </p>
  );
}
