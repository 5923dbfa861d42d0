import layout from '#styles/layout.module.css';
import textStyles from '#styles/text.module.css';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';

/** The end of a page: a sentence and a link to the contact form. */
export function ContactPrompt({ text, button, href }: { text: string; button: string; href: string }) {
  return (
    <div className={layout.stackLoose}>
      <p className={textStyles.lead}>{text}</p>
      <ButtonLink href={href} tone="ink">
        {button}
      </ButtonLink>
    </div>
  );
}
