import { useState } from 'react';
import button from '#styles/button.module.css';

type Props = {
  text: string;
  words: { copied: string; copyBlocked: string };
  /** By default it has an outline. */
  className?: string | undefined;
  children: string;
};

export function CopyButton({ text, words, className = button.outlined, children }: Props) {
  const [result, setResult] = useState('');
  const copy = () =>
    copyText(text).then(
      () => setResult(words.copied),
      () => setResult(words.copyBlocked),
    );
  return (
    <>
      <button className={className} type="button" onClick={copy}>
        {children}
      </button>{' '}
      <span aria-live="polite">{result}</span>
    </>
  );
}

/** Browsers inside apps and pages over http have no clipboard API. The old command still copies a selection there. */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.readOnly = true;
    // A modal dialog makes everything outside it inert, and inert text can't be selected.
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    area.select();
    const copied = document.execCommand('copy');
    area.remove();
    if (!copied) throw new Error('nothing was copied');
  }
}
