import { useState } from 'react';
import button from '#styles/button.module.css';
import styles from './ShareButton.module.css';

type Props = { file: File; words: { share: string; shareRefused: string } };

export function ShareButton({ file, words }: Props) {
  const [refused, setRefused] = useState(false);
  const share = () => {
    setRefused(false);
    navigator.share?.({ files: [file] }).catch((error: unknown) => {
      // The visitor closed the share sheet: that is no refusal.
      setRefused((error as Error)?.name !== 'AbortError');
    });
  };
  return (
    <>
      <button className={button.outlined} type="button" onClick={share}>
        {words.share}
      </button>
      <span className={refused ? styles.refused : undefined} aria-live="polite">
        {refused && words.shareRefused}
      </span>
    </>
  );
}
