import { isMap, isScalar, parseDocument } from 'yaml';
import type { JsonSchema } from '../check/jsonSchema.ts';

/** A schema whose help is the comment above each key of a YAML text. A field's own help stands after it. */
export const withCommentsAsHelp = (schema: JsonSchema, text: string): JsonSchema =>
  withHelp(schema, parseDocument(text).contents);

function withHelp(schema: JsonSchema, node: unknown): JsonSchema {
  if (!schema.properties || !isMap(node)) return schema;
  const properties = { ...schema.properties };
  for (const [index, { key, value }] of node.items.entries()) {
    const name = isScalar(key) ? String(key.value) : '';
    const field = properties[name];
    if (!field || !isScalar(key)) continue;
    // The comment above the first key of a group belongs to the group.
    const comment = key.commentBefore ?? (index === 0 ? node.commentBefore : undefined);
    const help = [lastParagraph(comment ?? ''), field.description].filter(Boolean).join(' ');
    properties[name] = { ...withHelp(field, value), description: help };
  }
  return { ...schema, properties };
}

/** What stands directly above a key. The head of the file may stand before it, with an empty line between. */
const lastParagraph = (comment: string) => (comment.split('\n\n').at(-1) ?? '').replace(/\s+/g, ' ').trim();
