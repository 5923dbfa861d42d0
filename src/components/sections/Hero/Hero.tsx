import type { Link } from '#navigation/link.ts';
import layout from '#styles/layout.module.css';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Sentence } from '../../ui/Sentence/Sentence.tsx';
import { Streams } from '../../ui/Streams/Streams.tsx';
import styles from './Hero.module.css';

type Props = {
  headline: string;
  intro: string;
  /** What the agency claims, with links to what each counts (specification 1.3). */
  claims: (Link & { note?: string | undefined })[];
  button: string;
  /** Contains the placeholder `{phone}`. */
  call: string;
  chatHref: string;
  phone: string;
  phoneHref: string;
};

/** The home page's first screen: the two streams come in from the edges and meet at the WhatsApp button. */
export function Hero({ headline, intro, claims, button, call, chatHref, phone, phoneHref }: Props) {
  return (
    <div className={styles.hero}>
      <div className={`${layout.river} ${styles.grid}`}>
        <h1>{headline}</h1>
        <div className={styles.intro}>
          <p>{intro}</p>
          <LinkList links={claims} />
        </div>
        <div className={styles.act}>
          <div className={styles.meet}>
            <Streams />
            <ButtonLink href={chatHref} tone="whatsapp">
              {button}
            </ButtonLink>
          </div>
          <p className={styles.call}>
            <Sentence text={call} parts={{ phone: <a href={phoneHref}>{phone}</a> }} />
          </p>
        </div>
      </div>
    </div>
  );
}
