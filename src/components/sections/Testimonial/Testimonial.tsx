import { SampleNote } from '../../ui/SampleNote/SampleNote.tsx';
import styles from './Testimonial.module.css';

type Props = { quote: string; name: string; role: string; sample: boolean };

/** What one client said (SPEC 2). */
export function Testimonial({ quote, name, role, sample }: Props) {
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
      {sample && <SampleNote>Sample testimonial. Nobody said this.</SampleNote>}
    </div>
  );
}
