import { useEffect } from 'react';

/**
 * Calls back when the visitor goes to another page of the site by a link outside of the panel: they are done with
 * the enquiry that was sent (specification 8.5). The panel's own links are ways to send it after all.
 */
export function useLeaving(isSent: boolean, onLeave: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no new listener
  useEffect(() => {
    if (!isSent) return;
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const isPage = link?.origin === location.origin && !link.pathname.includes('.');
      if (isPage && link.pathname !== location.pathname && !link.closest('[role=status]')) onLeave();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isSent]);
}
