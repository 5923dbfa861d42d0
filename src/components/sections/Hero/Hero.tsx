import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Streams } from '../../ui/Streams/Streams.tsx';
import styles from './Hero.module.css';

type Props = {
  headline: string;
  intro: string;
  chatHref: string;
  phone: string;
  phoneHref: string;
};

/** The home page's first screen: the two streams come in from the edges and meet at the WhatsApp button. */
export function Hero({ headline, intro, chatHref, phone, phoneHref }: Props) {
  return (
    <div className={styles.hero}>
      <div className={styles.grid}>
        <h1>{headline}</h1>
        <p className={styles.intro}>{intro}</p>
        <div className={styles.meet}>
          <Streams />
          <ButtonLink href={chatHref} tone="whatsapp">
            Write on WhatsApp
          </ButtonLink>
        </div>
        <p className={styles.call}>
          or call <a href={phoneHref}>{phone}</a>
        </p>
      </div>
    </div>
  );
}
