import { smallLettersId } from '#components/sections/NotFoundLinks/smallLettersId.ts';

/** On the 404 page: all addresses are in small letters (specification 2.5), but for escapes such as %E0. */
export function offerSmallLetters(): void {
  const path = location.pathname.replace(/%..|[A-Z]/g, (found) =>
    found.length > 1 ? found : found.toLowerCase(),
  );
  const offer = document.getElementById(smallLettersId);
  if (!offer || path === location.pathname) return;
  const link = document.createElement('a');
  // With the origin, because a path that begins with // would be another site.
  link.href = location.origin + path + location.search;
  link.textContent = path;
  offer.querySelector('span')?.append(link);
  offer.hidden = false;
}
