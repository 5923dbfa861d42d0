import { type Hub, hubAddress } from './addresses.ts';
import { addressIn, type Language } from './languages.ts';
import type { Link } from './link.ts';

/** The breadcrumbs of a hub's landing pages, for visitors and for search engines. */
export const breadcrumbsTo = (hub: Hub, language: Language, names: Record<'home' | Hub, string>): Link[] => [
  { href: addressIn(language, '/'), label: names.home },
  { href: hubAddress(hub, language), label: names[hub] },
];
