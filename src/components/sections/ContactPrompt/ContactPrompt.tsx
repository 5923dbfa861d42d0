import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import styles from './ContactPrompt.module.css';

/** The last thing on a page: a sentence, and the way to the contact form. */
export function ContactPrompt({ text, href = '/contact' }: { text: string; href?: string }) {
  return (
    <div className={styles.prompt}>
      <p>{text}</p>
      <ButtonLink href={href} tone="ink">
        Contact Us
      </ButtonLink>
    </div>
  );
}
