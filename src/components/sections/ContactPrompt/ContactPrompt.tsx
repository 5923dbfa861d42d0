import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import styles from './ContactPrompt.module.css';

/** The end of a page: a sentence and a link to the contact form. */
export function ContactPrompt({ text, button, href }: { text: string; button: string; href: string }) {
  return (
    <div className={styles.prompt}>
      <p>{text}</p>
      <ButtonLink href={href} tone="ink">
        {button}
      </ButtonLink>
    </div>
  );
}
