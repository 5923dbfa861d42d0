import field from '#components/ui/Field/Field.module.css';
import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx';
import { type EnquiryKind, enquiryKinds } from '#enquiry/enquiry.ts';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';

type Props = { kind: EnquiryKind; onChoose: (kind: EnquiryKind) => void; words: ContactWords };

/** The choice of job seeker or employer (specification 5.1). Screen readers hear which fields are shown. */
export function ModeToggle({ kind, onChoose, words }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and it says "radio group"
    <fieldset className={styles.modes} role="radiogroup">
      <legend>
        <VisuallyHidden>{words.legend}</VisuallyHidden>
      </legend>
      {enquiryKinds.map((mode) => (
        <label key={mode} className={mode === 'application' ? styles.seekers : styles.employers}>
          <input
            className={field.check}
            type="radio"
            name="kind"
            value={mode}
            checked={mode === kind}
            onChange={() => onChoose(mode)}
          />
          <span>{words[mode].label}</span>
        </label>
      ))}
      <VisuallyHidden aria-live="polite">{words[kind].asks}</VisuallyHidden>
    </fieldset>
  );
}
