import type { HomePageData } from '#queries/screens/home.ts';
import layout from '#styles/layout.module.css';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Sentence } from '../../ui/Sentence/Sentence.tsx';
import { Streams } from '../../ui/Streams/Streams.tsx';
import styles from './Hero.module.css';

/** The home page's first screen: the two streams come in from the edges and meet at the WhatsApp button. */
export function Hero({ home: { page, claims, words, agency } }: { home: HomePageData }) {
  return (
    <div className={styles.hero}>
      <div className={`${layout.river} ${styles.grid}`}>
        <h1>{page.headline}</h1>
        <div className={styles.intro}>
          <p>{page.intro}</p>
          <LinkList links={claims} />
        </div>
        <div className={styles.act}>
          <div className={styles.meet}>
            <Streams />
            <ButtonLink href={agency.chatHref} tone="whatsapp">
              {words.home.chat}
            </ButtonLink>
          </div>
          <p className={styles.call}>
            <Sentence text={words.call} parts={{ phone: <a href={agency.phoneHref}>{agency.phone}</a> }} />
          </p>
        </div>
      </div>
    </div>
  );
}
