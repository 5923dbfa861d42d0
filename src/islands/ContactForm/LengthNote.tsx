import { linkLoad, safeLinkLength } from '#enquiry/linkLength.ts';
import { sentences } from '#enquiry/sentences.ts';
import styles from './ContactForm.module.css';

/** How much of what a chat link safely carries the message fills; says nothing while there is plenty of room. */
export function LengthNote({ length }: { length: number }) {
  const load = linkLoad(length);
  return (
    <div className={styles.length}>
      {load !== 'fine' && (
        <p>
          {length} of {safeLinkLength} characters of the link are used. A letter of Hindi or Tamil takes nine.
        </p>
      )}
      <p role="status">{load === 'too-long' && sentences.longLink}</p>
    </div>
  );
}
