import type { z } from 'astro/zod';

/** A value that all languages share, such as a slug, an icon or a number: only the English file has it (`hindi.ts`). */
export const shared = <Schema extends z.ZodType>(schema: Schema): Schema => schema.meta({ shared: true });

/** True for a value that only the English file has, and for a list or an optional value of such values. */
export function isShared(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.ZodType)._zod;
  if ((schema as z.ZodType).meta()?.['shared']) return true;
  if (def.type === 'optional') return isShared((def as z.core.$ZodOptionalDef).innerType);
  return def.type === 'array' && isShared((def as z.core.$ZodArrayDef).element);
}
