import { useEffect } from 'react';
import { withoutLanguage } from '#navigation/languages.ts';

/** Another page of the site, in this tab, ends what was sent (specification 8.5). The language link has a call of its own. */
export function useLeavingPage(
  isSent: boolean,
  { onLeave, onOtherLanguage }: { onLeave: () => void; onOtherLanguage: () => void },
): void {
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
      else if (link.pathname !== location.pathname) onOtherLanguage();
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, [isSent]);
}

/** The address of a page without its language. */
const addressOf = ({ pathname }: { pathname: string }) => withoutLanguage(pathname).address;
