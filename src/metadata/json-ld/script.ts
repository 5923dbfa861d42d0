import type { Graph, Thing } from 'schema-dts';

/** The text of a page's one JSON-LD script. `<` is escaped: a `</script>` in a text would end the script. */
export function jsonLd(nodes: Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
