import { SampleNote } from '../../ui/SampleNote/SampleNote.tsx';
import styles from './FounderLetter.module.css';

type Props = { paragraphs: string[]; name: string; role: string; agencyName: string; sample: boolean };

/** The founder's message to women in business, set as a letter (SPEC 1 and 2). */
export function FounderLetter({ paragraphs, name, role, agencyName, sample }: Props) {
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
      {sample && <SampleNote>Sample letter. The founder's own words will stand here.</SampleNote>}
    </div>
  );
}
