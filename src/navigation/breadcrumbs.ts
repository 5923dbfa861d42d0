import { type Hub, hubAddress } from './addresses.ts';
import { addressIn, type Language } from './languages.ts';
import type { Link } from './link.ts';

/** The breadcrumbs of a landing page, for visitors and for search engines. `hub` is the hub that lists it, if there is one. */
export const breadcrumbsTo = (
  hub: Hub | undefined,
  language: Language,
  names: Record<'home' | Hub, string>,
): Link[] => [
  { href: addressIn(language, '/'), label: names.home },
  ...(hub ? [{ href: hubAddress(hub, language), label: names[hub] }] : []),
];
