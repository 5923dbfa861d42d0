import type { Language } from '#navigation/languages.ts';
import { SampleNote } from '../../ui/SampleNote/SampleNote.tsx';
import styles from './Testimonial.module.css';

type Props = {
  quote: string;
  name: string;
  role: string;
  /** The language of the quote, if it differs from the page's. */
  lang?: Language | undefined;
  sampleNote: string | undefined;
};

/** The quote of one client (specification 4.6). */
export function Testimonial({ quote, name, role, lang, sampleNote }: Props) {
  return (
    <div className={styles.testimonial}>
      <figure lang={lang}>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <b>{name}</b>, {role}
        </figcaption>
      </figure>
      {sampleNote && <SampleNote>{sampleNote}</SampleNote>}
    </div>
  );
}
