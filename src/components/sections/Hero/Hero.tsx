import layout from '#styles/layout.module.css';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Sentence } from '../../ui/Sentence/Sentence.tsx';
import { Streams } from '../../ui/Streams/Streams.tsx';
import styles from './Hero.module.css';

type Props = {
  headline: string;
  intro: string;
  button: string;
  /** Contains the placeholder `{phone}`. */
  call: string;
  chatHref: string;
  phone: string;
  phoneHref: string;
};

/** The home page's first screen: the two streams come in from the edges and meet at the WhatsApp button. */
export function Hero({ headline, intro, button, call, chatHref, phone, phoneHref }: Props) {
  return (
    <div className={styles.hero}>
      <div className={`${layout.river} ${styles.grid}`}>
        <h1>{headline}</h1>
        <p className={styles.intro}>{intro}</p>
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
  );
}
