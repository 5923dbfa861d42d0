import type { ClientsPageData } from '#queries/screens/clients.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { SampleNote } from '../../ui/SampleNote/SampleNote.tsx';
import styles from './Testimonial.module.css';

type Props = ClientsPageData['testimonials'][number];

/** The quote of one client (specification 4.6). */
export function Testimonial({ quote, name, role, lang, sampleNote }: Props) {
  return (
    <div className={`${layout.stack} ${styles.testimonial}`}>
      {sampleNote && <SampleNote>{sampleNote}</SampleNote>}
      <figure className={layout.stackTight} lang={lang}>
        <blockquote className={text.lead}>
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <b>{name}</b>, {role}
        </figcaption>
      </figure>
    </div>
  );
}
