import { SampleNote } from '../../ui/SampleNote/SampleNote.tsx';
import styles from './FounderLetter.module.css';

type Props = {
  paragraphs: string[];
  name: string;
  role: string;
  agencyName: string;
  /** The note that the letter is a sample, if it is. */
  sampleNote: string | undefined;
};

/** The founder's message to women in business, set as a letter (specification 4.1). */
export function FounderLetter({ paragraphs, name, role, agencyName, sampleNote }: Props) {
  return (
    <div className={styles.letter}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.signature}>
        <b>{name}</b>
        <span>
          {role}, {agencyName}
        </span>
      </p>
      {sampleNote && <SampleNote>{sampleNote}</SampleNote>}
    </div>
  );
}
