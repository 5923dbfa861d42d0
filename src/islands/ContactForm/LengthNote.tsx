import { linkLoad, safeLinkLength } from '#enquiry/linkLength.ts';
import text from '#styles/text.module.css';
import { fillIn } from '#writing/fillIn.ts';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';

export function LengthNote({ length, words }: { length: number; words: ContactWords }) {
  const load = linkLoad(length);
  return (
    <div className={`${text.hint} ${styles.length}`}>
      {load !== 'fine' && (
        <p>{fillIn(words.linkUsed, { length: `${length}`, limit: `${safeLinkLength}` })}</p>
      )}
      <p role="status">{load === 'too-long' && words.longLink}</p>
    </div>
  );
}
