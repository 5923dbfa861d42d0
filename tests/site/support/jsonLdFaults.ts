import { withoutLanguage } from '#navigation/languages.ts';
import type { HeadTags } from './headTags.ts';
import { oneSpace } from './readableText.ts';

type Json = { [key: string]: unknown };

/** Which types a page of each address must describe. */
const typesOf = (page: string): string[] => {
  const path = withoutLanguage(page).address;
  if (path === '/') return ['EmploymentAgency', 'WebSite'];
  if (path === '/contact') return ['ContactPage', 'EmploymentAgency'];
  if (path === '/about') return ['AboutPage'];
  if (['/jobs', '/department', '/company'].includes(path)) return ['CollectionPage'];
  return ['WebPage'];
};

/** Texts that a visitor must be able to read on the page that carries them. */
const readable = new Set([
  'name',
  'telephone',
  'email',
  'streetAddress',
  'addressLocality',
  'postalCode',
  'jobTitle',
]);

/** What is wrong with a page's JSON-LD; `unconfirmed` are the claims that the owner has not confirmed. */
export function jsonLdFaults(path: string, head: HeadTags, siteUrl: string, unconfirmed: string[]): string[] {
  const [script = ''] = head.jsonLd;
  if (head.jsonLd.length !== 1) return [`${head.jsonLd.length} JSON-LD scripts; one is asked for`];
  let nodes: Json[];
  try {
    nodes = JSON.parse(script)['@graph'];
  } catch (error) {
    return [`JSON-LD that is not JSON: ${error}`];
  }
  const types = nodes.map((node) => String(node['@type'])).sort();
  const faults: string[] = [];
  if (`${types}` !== `${typesOf(path)}`) faults.push(`describes ${types}; ${typesOf(path)} are asked for`);
  if (script.includes('JobPosting')) faults.push('markup for a vacancy');
  for (const claim of unconfirmed)
    if (script.includes(claim)) faults.push(`states an unconfirmed claim: "${claim}"`);
  for (const text of texts(nodes))
    if (!head.visible.includes(oneSpace(text))) faults.push(`says what no visitor can read here: "${text}"`);
  return [...faults, ...breadcrumbFaults(nodes, head, siteUrl)];
}

function texts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return readable.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key));
  return Object.entries((value ?? {}) as Json).flatMap(([name, inner]) => texts(inner, name));
}

/** What is read must be what is seen, with the page's own name at the end. */
function breadcrumbFaults(nodes: Json[], { breadcrumbs }: HeadTags, siteUrl: string): string[] {
  const list = nodes.flatMap((node) => {
    const trail = node['breadcrumb'] as { itemListElement: { name: string; item?: string }[] } | undefined;
    return trail ? trail.itemListElement : [];
  });
  const told = list.filter(({ item }) => item).map(({ name, item }) => `${name} ${item}`);
  const seen = breadcrumbs.map(({ href, label }) => `${label} ${siteUrl}${href.replace(/\/$/, '')}`);
  if (`${told}` !== `${seen}`) return [`breadcrumbs say ${told}; the page shows ${seen}`];
  return list.length > 0 && list.at(-1)?.item ? ["the page's own name is missing from its breadcrumbs"] : [];
}
