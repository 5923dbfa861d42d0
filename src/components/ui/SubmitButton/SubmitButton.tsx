import type { ButtonHTMLAttributes } from 'react';
import styles from './SubmitButton.module.css';

/**
 * The button that ends a form. It never reaches the right edge on a phone, so that the floating chat link
 * can't lie over it. `autocomplete="off"`, because Firefox restores a button's disabled state on Back:
 * https://bugzilla.mozilla.org/show_bug.cgi?id=654072
 */
export function SubmitButton(
  props: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: React.Ref<HTMLButtonElement> },
) {
  const quirk = { autoComplete: 'off' };
  return <button type="submit" className={styles.submit} {...quirk} {...props} />;
}
