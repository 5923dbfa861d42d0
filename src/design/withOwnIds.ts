/**
 * Puts a prefix before every id in the HTML of a component, and in what refers to these ids. A component has the
 * same ids in each of its states, and a page may have each id only once. HTML with an island stays as it is: React
 * hydrates it with the ids that it was rendered with.
 */
export function withOwnIds(html: string, prefix: string): string {
  if (html.includes('<astro-island')) return html;
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const rename = (id: string) => (ids.has(id) ? `${prefix}-${id}` : id);
  return html
    .replace(
      / (id|for|popovertarget|aria-(?:labelledby|describedby|controls))="([^"]+)"/gi,
      (_, name: string, value: string) => ` ${name}="${value.split(' ').map(rename).join(' ')}"`,
    )
    .replace(/ href="#([^"]+)"/g, (_, id: string) => ` href="#${rename(id)}"`);
}
