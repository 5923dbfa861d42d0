import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { SampleNote } from '../../ui/SampleNote/SampleNote.tsx';
import styles from './People.module.css';

type Props = {
  intro: string;
  people: { who: string; does: string }[];
  /** Shown while the people are a sample. */
  sampleNote?: string | undefined;
};

/** Who works at the agency, and for what. */
export function People({ intro, people, sampleNote }: Props) {
  return (
    <>
      <p className={text.lead}>{intro}</p>
      <dl className={`${layout.ruled} ${styles.people}`}>
        {people.map(({ who, does }) => (
          <div key={does}>
            <dt>{who}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {sampleNote && <SampleNote>{sampleNote}</SampleNote>}
    </>
  );
}
