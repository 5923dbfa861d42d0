import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { SampleNote } from '../../ui/SampleNote/SampleNote.tsx';
import styles from './FounderLetter.module.css';

type Props = {
  paragraphs: string[];
  name: string;
  role: string;
  agencyName: string;
  /** A square portrait of 640 pixels, if there is one. */
  photo: { file: string; alt: string } | undefined;
  sampleNote: string | undefined;
};

/** The founder's message to women in business, set as a letter (specification 4.1). */
export function FounderLetter({ paragraphs, name, role, agencyName, photo, sampleNote }: Props) {
  return (
    <div className={`${layout.stack} ${text.lead} ${styles.letter}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className={`${layout.row} ${styles.signature}`}>
        {photo && (
          <img src={`/founder/${photo.file}`} alt={photo.alt} width="640" height="640" loading="lazy" />
        )}
        <p>
          <b>{name}</b>
          <span>
            {role}, {agencyName}
          </span>
        </p>
      </div>
      {sampleNote && <SampleNote>{sampleNote}</SampleNote>}
    </div>
  );
}
