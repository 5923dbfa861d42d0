import type { Link } from '#navigation/link.ts';
import layout from '#styles/layout.module.css';
import textStyles from '#styles/text.module.css';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';

export const ContactPrompt = ({ text, links }: { text: string; links: Link[] }) => (
  <div className={layout.stackLoose}>
    <p className={textStyles.lead}>{text}</p>
    <div className={layout.row}>
      {links.map(({ href, label }) => (
        <ButtonLink key={href} href={href} tone="ink">
          {label}
        </ButtonLink>
      ))}
    </div>
  </div>
);
