import type { JsonSchema } from './jsonSchema.ts';
import { quoted } from './quoted.ts';

/** What the owner probably meant, written as it belongs in the file; undefined where there is no telling. */
export function repaired(schema: JsonSchema, value: unknown): string | undefined {
  if (schema.type === 'number' && typeof value === 'string') return numberIn(value);
  if (schema.type === 'boolean' && typeof value === 'string') return truthIn(value);
  if (schema.type !== 'string' || schema.folder) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return quoted(String(value));
  if (typeof value === 'string' && value !== value.trim()) return quoted(value.trim());
  return textIn(value);
}

/** `27,18` and `27.18° N` are 27.18. */
function numberIn(text: string): string | undefined {
  const [, whole, decimals] = /^\s*(\d+)[.,]?(\d*)\s*°?\s*[NE]?\s*$/i.exec(text) ?? [];
  return whole && (decimals ? `${whole}.${decimals}` : whole);
}

const truthIn = (text: string) =>
  /^(true|yes|y|on)$/i.test(text) ? 'true' : /^(false|no|n|off)$/i.test(text) ? 'false' : undefined;

/** `- Note: bring your papers` is read as a part with one field; a text with ": " in it needs quotes. */
function textIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [[before, after] = [], ...more] = Object.entries(value);
  return typeof after === 'string' && more.length === 0 ? quoted(`${before}: ${after}`) : undefined;
}
