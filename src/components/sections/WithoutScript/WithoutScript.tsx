import styles from './WithoutScript.module.css';

type Props = { chatHref: string; phone: string; phoneHref: string };

/** Stands in a form's place where scripting is off; the layout hides the form itself there. */
export function WithoutScript(props: Props) {
  return (
    <noscript>
      <ScriptNote {...props} />
    </noscript>
  );
}

function ScriptNote({ chatHref, phone, phoneHref }: Props) {
  return (
    <p className={styles.note}>
      This form needs JavaScript, which is not running here. Write to us <a href={chatHref}>on WhatsApp</a> or
      call <a href={phoneHref}>{phone}</a> instead.
    </p>
  );
}
