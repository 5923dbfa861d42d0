import type { Graph, Thing } from 'schema-dts';

/** A page's JSON-LD script as text. `<` is escaped, because `</script>` in a value would end the script. */
export function jsonLd(nodes: Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
