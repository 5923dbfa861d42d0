import type { EnquiryKind } from '#enquiry/enquiry.ts';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';

/**
 * `/contact?for=employers` opens in employer mode. It is set while the page is being read, before the first paint,
 * and before the browser restores a visitor's own choice on Back, which then wins.
 */
const openForEmployers = `new URLSearchParams(location.search).get('for')==='employers'&&(document.currentScript.parentNode.querySelector('[value=hiring-request]').checked=true)`;

/** Job seeker or employer: decides which fields are shown (specification 5.1), and says so to a screen reader. */
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
      <span className={styles.announced} aria-live="polite">
        {words[kind].asks}
      </span>
    </fieldset>
  );
}
