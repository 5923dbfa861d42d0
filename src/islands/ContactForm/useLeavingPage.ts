import { useEffect } from 'react';
import { withoutLanguage } from '#navigation/languages.ts';

/**
 * Calls back when the visitor goes to another page of the site, in this tab: they are done with the enquiry that was sent
 * (specification 8.5). The links of the panel are ways to send it after all, and the language link only reads it in another
 * language: after both, Back shows the panel again.
 */
export function useLeavingPage(isSent: boolean, onLeave: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no new listener
  useEffect(() => {
    if (!isSent) return;
    const listen = (event: MouseEvent) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const opensElsewhere =
        button !== 0 || ctrlKey || metaKey || shiftKey || altKey || link?.target === '_blank';
      const isPage = link?.origin === location.origin && !link.pathname.includes('.');
      if (!isPage || opensElsewhere || link.closest('[role=status]')) return;
      if (addressOf(link) !== addressOf(location)) onLeave();
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, [isSent]);
}

/** The address of a page without its language. */
const addressOf = ({ pathname }: { pathname: string }) => withoutLanguage(pathname).address;
