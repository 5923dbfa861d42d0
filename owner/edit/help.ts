import type { JsonSchema } from '../check/jsonSchema.ts';

/** The help under a field: what it is, and how long or how many are allowed. */
export const helpFor = (schema: JsonSchema) =>
  asPlainMarkdown([schema.description, limitOf(schema)].filter(Boolean).join(' '));

/** The limit of a text, a number or a list, as a sentence. Empty if there is none. */
function limitOf(schema: JsonSchema): string {
  const { type, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  if (type === 'number') return range(minimum, maximum);
  if (type === 'array') return range(minItems, maxItems, 'in the list');
  return maxLength ? range(minLength, maxLength, 'characters') : '';
}

function range(least?: number, most?: number, unit = ''): string {
  const sentence = (text: string) => `${text}${unit && ` ${unit}`}.`;
  if (least !== undefined && least === most) return sentence(`Exactly ${most}`);
  if (least !== undefined && most !== undefined) return sentence(`From ${least} to ${most}`);
  if (most !== undefined) return sentence(`At most ${most}`);
  // "At least 1" says only that the field is needed.
  return least !== undefined && least > 1 ? sentence(`At least ${least}`) : '';
}

/** Decap shows the help as Markdown, which makes links of the addresses in an example. */
const asPlainMarkdown = (text: string) => text.replace(/[\\*_~[\]]|:(?=\/\/)|\.(?=\S)|@/g, '\\$&');
