import type { ButtonHTMLAttributes, Ref } from 'react';
import button from '#styles/button.module.css';
import styles from './TextButton.module.css';

export const TextButton = (
  props: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> },
) => <button type="button" className={`${button.text} ${styles.button}`} {...props} />;
