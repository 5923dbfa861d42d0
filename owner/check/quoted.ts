/** A text between quotes, as YAML wants one that would otherwise mean something else. Quotes around it already are dropped. */
export function quoted(text: string): string {
  const inner = text.replace(/^'(.*)'$|^"([^"]*)"$/s, '$1$2');
  return inner.includes('"') || inner.includes('\\') ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`;
}

/** A line of a content file: what stands before its text (indent, dash, field), the field, and the text itself. */
export function partsOf(line: string): { before: string; field: string | undefined; text: string } {
  const [, before = '', field, text = ''] =
    /^(\s*(?:- )*(?:([\w-]+):(?: |$))?)(.*)$/.exec(line.trimEnd()) ?? [];
  return { before, field, text };
}
