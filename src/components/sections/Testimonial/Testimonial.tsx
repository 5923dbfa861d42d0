import { SampleNote } from '../../ui/SampleNote/SampleNote.tsx';
import styles from './Testimonial.module.css';

type Props = { quote: string; name: string; role: string; sampleNote: string | undefined };

/** The quote of one client (specification 4.6). */
export function Testimonial({ quote, name, role, sampleNote }: Props) {
  return (
    <div className={styles.testimonial}>
      <figure>
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
