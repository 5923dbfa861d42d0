import { withoutLanguage } from '#navigation/languages.ts';
import type { BuiltPage } from '../../../rules/builtPages.ts';
import { oneSpace } from '../../../rules/text/readableText.ts';
import { jsonLdOf } from './pageHead.ts';

type Json = { [key: string]: unknown };
type List = { itemListElement: { name: string; item?: string }[] };

/** The schema.org types that a page must describe. */
const typesOf = (page: string): string[] => {
  const path = withoutLanguage(page).address;
  if (path === '/') return ['EmploymentAgency', 'WebSite'];
  if (path === '/contact') return ['ContactPage', 'EmploymentAgency'];
  if (path === '/about') return ['AboutPage'];
  if (['/jobs', '/department', '/company'].includes(path)) return ['CollectionPage'];
  return ['WebPage'];
};

/** Properties whose text must also be visible on the page. */
const readable = /^(name|telephone|email|streetAddress|addressLocality|postalCode|jobTitle)$/;

/**
 * The faults in a page's JSON-LD. `visible` is what a visitor can read. `claims` are what the agency says of its success:
 * search engines get facts only.
 */
export function jsonLdFaults(page: BuiltPage, visible: string, siteUrl: string, claims: string[]): string[] {
  const [script = '', ...more] = jsonLdOf(page);
  if (!script || more.length > 0) return [`${more.length + 1} JSON-LD scripts; there must be one`];
  const nodes: Json[] = JSON.parse(script)['@graph'];
  const [types, needed] = [nodes.map((node) => String(node['@type'])).sort(), typesOf(page.path)];
  const faults = breadcrumbFaults(nodes, page, siteUrl);
  if (`${types}` !== `${needed}`) faults.push(`describes ${types}; must describe ${needed}`);
  for (const claim of claims) if (script.includes(claim)) faults.push(`states a claim: "${claim}"`);
  const hidden = texts(nodes).filter((text) => !visible.includes(oneSpace(text)));
  return [...faults, ...hidden.map((text) => `has text that is not visible on the page: "${text}"`)];
}

function texts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return readable.test(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key));
  return Object.entries((value ?? {}) as Json).flatMap(([name, inner]) => texts(inner, name));
}

/** The breadcrumbs in JSON-LD must be the visible breadcrumbs, with the page's own name, which is no link, at the end. */
function breadcrumbFaults(nodes: Json[], { document }: BuiltPage, siteUrl: string): string[] {
  const list = nodes.flatMap((node) => (node['breadcrumb'] as List | undefined)?.itemListElement ?? []);
  const marked = list.map(({ name, item }) => (item ? `${name} ${item}` : 'itself'));
  const links = document
    .querySelectorAll('main nav ol a')
    .map((link) => `${oneSpace(link.text)} ${siteUrl}${link.getAttribute('href')?.replace(/\/$/, '')}`);
  const visible = links.length > 0 ? [...links, 'itself'] : [];
  return `${marked}` === `${visible}` ? [] : [`has the breadcrumbs ${marked}; the page shows ${visible}`];
}
