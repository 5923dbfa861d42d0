import { z } from 'astro/zod';
import { isMapping } from './isMapping.ts';
import { isShared } from './shared.ts';

/* A Hindi file has no values that both languages share: its schema and the merge are derived from the English schema. */

/** Without shared values, but a list's items keep what they refer to. Undefined if there is nothing to translate. */
export function hindiSchemaOf(schema: z.ZodType): z.ZodType | undefined {
  if (isShared(schema)) return undefined;
  if (schema instanceof z.ZodOptional)
    return hindiSchemaOf(schema.unwrap() as z.ZodType)
      ?.optional()
      .meta(schema.meta() ?? {});
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const options = schema.options.map((option) => hindiSchemaOf(option as z.ZodType));
    return z.discriminatedUnion(schema.def.discriminator, options as never);
  }
  if (schema instanceof z.ZodRecord) {
    const values = hindiSchemaOf(schema.valueType as z.ZodType);
    return values && z.record(schema.keyType, values).meta(schema.meta() ?? {});
  }
  if (!(schema instanceof z.ZodObject)) return schema;
  const texts = Object.entries(schema.shape).flatMap(([key, value]) => {
    const hindi = hindiSchemaOf(value as z.ZodType);
    return hindi ? [[key, hindi] as const] : [];
  });
  return texts.length === 0 ? undefined : z.strictObject(Object.fromEntries(texts)).meta(schema.meta() ?? {});
}

/** The English file decides what there is. An optional text that Hindi lacks is left out, not shown in English. */
export function inHindi(schema: z.ZodType, english: unknown, hindi: unknown): unknown {
  if (english === undefined || isShared(schema)) return english;
  const fields = fieldsOf(schema, english);
  if (!fields || !isMapping(english)) return hindi;
  // A group such as a photo may have no Hindi text yet.
  if (!isMapping(hindi)) return english;
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [
      key,
      fields[key] ? inHindi(fields[key], value, hindi[key]) : value,
    ]),
  );
}

/** The texts that a Hindi file translates. Undefined if there are none, also for a group of shared values. */
export function translatablePart(schema: z.ZodType, english: unknown): unknown {
  if (english === undefined || isShared(schema)) return undefined;
  const fields = fieldsOf(schema, english);
  if (!fields || !isMapping(english)) return english;
  const texts = Object.entries(english).flatMap(([key, value]) => {
    const part = fields[key] && translatablePart(fields[key], value);
    return part === undefined ? [] : [[key, part]];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** The fields of a mapping's schema. Undefined for a text or a list. */
function fieldsOf(schema: z.ZodType, value: unknown): Record<string, z.ZodType> | undefined {
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const kind = schema.def.discriminator;
    const option = schema.options.find(
      (candidate) =>
        (candidate as z.ZodObject).shape[kind]?.safeParse((value as Record<string, unknown>)[kind]).success,
    );
    return option && fieldsOf(option as z.ZodType, value);
  }
  if (schema instanceof z.ZodRecord)
    return Object.fromEntries(Object.keys(Object(value)).map((key) => [key, schema.valueType as z.ZodType]));
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : undefined;
}
