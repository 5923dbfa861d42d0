import { useEffect } from 'react';

/**
 * Calls back when the browser shows the page again as it was left (back/forward cache). The visitor may have written or
 * sent something on another page since.
 */
export function usePageReturn(onReturn: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no new listener
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);
}
