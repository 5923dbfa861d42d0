import type { ButtonHTMLAttributes } from 'react';
import button from '#styles/button.module.css';
import styles from './SubmitButton.module.css';

/**
 * The submit button of a form. On a phone it never reaches the right edge, so that the floating chat link
 * can't cover it. It has `autocomplete="off"` because Firefox restores a button's disabled state on Back:
 * https://bugzilla.mozilla.org/show_bug.cgi?id=654072
 */
export function SubmitButton(
  props: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: React.Ref<HTMLButtonElement> },
) {
  const noRestore = { autoComplete: 'off' };
  return (
    <button
      type="submit"
      className={`${button.filled} ${button.large} ${styles.submit}`}
      {...noRestore}
      {...props}
    />
  );
}
