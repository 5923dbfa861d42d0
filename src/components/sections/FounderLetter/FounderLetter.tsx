import type { HomePageData } from '#queries/screens/home.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { SampleNote } from '../../ui/SampleNote/SampleNote.tsx';
import styles from './FounderLetter.module.css';

/** The founder's message to women in business, set as a letter (specification 4.1). */
export function FounderLetter({ home: { agency, words } }: { home: HomePageData }) {
  const { letter, name, role, photo, sample } = agency.founder;
  return (
    <div className={`${layout.stack} ${text.lead} ${styles.letter}`}>
      {letter?.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className={`${layout.row} ${styles.signature}`}>
        {photo && (
          <img src={`/founder/${photo.file}`} alt={photo.alt} width="640" height="640" loading="lazy" />
        )}
        <p>
          <b>{name}</b>
          <span>
            {role}, {agency.name}
          </span>
        </p>
      </div>
      {sample && <SampleNote>{words.home.sampleLetter}</SampleNote>}
    </div>
  );
}
