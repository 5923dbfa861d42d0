import type { ButtonHTMLAttributes, Ref } from 'react';
import button from '#styles/button.module.css';
import styles from './TextButton.module.css';

/** A button for what is done less often. It looks like a link and is as large as a thumb. */
export const TextButton = (
  props: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> },
) => <button type="button" className={`${button.text} ${styles.button}`} {...props} />;
