import type { NotFoundPageData } from '#queries/screens/notFound.ts';
import layout from '#styles/layout.module.css';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Sentence } from '../../ui/Sentence/Sentence.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import styles from './NotFoundLinks.module.css';

type Props = Pick<NotFoundPageData, 'screens' | 'agency' | 'words'>;

export function NotFoundLinks({ screens, agency, words }: Props) {
  return (
    <div className={styles.links}>
      <ul className={layout.ruled}>
        {screens.map((link) => (
          <li key={link.href}>
            <TextLink link={link} />
          </li>
        ))}
      </ul>
      <ButtonLink href={agency.chatHref} tone="whatsapp">
        {words.chat}
      </ButtonLink>
      <p>
        <Sentence text={words.call} parts={{ phone: <a href={agency.phoneHref}>{agency.phone}</a> }} />
      </p>
    </div>
  );
}
