import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { EnquiryKind } from '#enquiry/enquiry.ts';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';

/** `/contact?for=employers` opens in employer mode. This script runs while the page is parsed, before the first paint. */
const openForEmployers = `new URLSearchParams(location.search).get('for')==='employers'&&(document.currentScript.parentNode.querySelector('[value=hiring-request]').checked=true)`;

/** The choice of job seeker or employer (specification 5.1). Screen readers hear which fields are shown. */
export function ModeToggle({ kind, words }: { kind: EnquiryKind; words: ContactWords }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and it says "radio group"
    <fieldset className={styles.modes} role="radiogroup">
      <legend className={styles.legend}>{words.legend}</legend>
      <label className={styles.seekers}>
        <input type="radio" name="kind" value="application" defaultChecked />
        <span>{words.application.label}</span>
      </label>
      <label className={styles.employers}>
        <input type="radio" name="kind" value="hiring-request" />
        <span>{words['hiring-request'].label}</span>
      </label>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: openForEmployers }} />
      <VisuallyHidden aria-live="polite">{words[kind].asks}</VisuallyHidden>
    </fieldset>
  );
}
