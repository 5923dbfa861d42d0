import { z } from 'astro/zod';

/** A group of fields. The desk shows its title and its help above them. */
export const group = <Fields extends z.ZodRawShape>(title: string, description: string, fields: Fields) =>
  z.strictObject(fields).meta({ title, description });

/** How many items a list has. */
export type Count = [least?: number, most?: number];

/** A list of groups of fields. `item` is what one group is called, such as "Step". */
export const groups = <Fields extends z.ZodRawShape>(item: string, count: Count, fields: Fields) =>
  listOf(z.strictObject(fields).meta({ title: item }), count);

/** A whole number between two limits. */
export const wholeNumber = (title: string, description: string, [least, most]: [number, number]) =>
  z.int().min(least).max(most).meta({ title, description });

export function listOf<Item extends z.ZodType>(item: Item, [least, most]: Count = []) {
  const list = least ? z.array(item).min(least) : z.array(item);
  return most ? list.max(most) : list;
}
