import { addressIn, type Language } from './languages.ts';
import type { NavigationLink } from './links.ts';

/** The hubs, each with its address and the key of its name in `content/words/landing.yaml`. */
const hubs = {
  jobs: { address: '/jobs', name: 'jobs' },
  department: { address: '/department', name: 'departments' },
  company: { address: '/company', name: 'companies' },
} as const;

export type Hub = keyof typeof hubs;

type HubNames = Record<'home' | (typeof hubs)[Hub]['name'], string>;

/** The breadcrumbs of a hub's landing pages, for visitors and for search engines. */
export function breadcrumbsTo(hub: Hub, language: Language, names: HubNames): NavigationLink[] {
  const { address, name } = hubs[hub];
  return [
    { href: addressIn(language, '/'), label: names.home },
    { href: addressIn(language, address), label: names[name] },
  ];
}
