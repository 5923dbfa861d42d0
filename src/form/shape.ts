/* What a stored value must look like: another version of the site, or another program, may have stored it. */

export type Shape = (value: unknown) => boolean;

export const text: Shape = (value) => typeof value === 'string';

export const flag: Shape = (value) => typeof value === 'boolean';

export const oneOf =
  (values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value);

export const maybe =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);

export const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

/** An object with these fields and no others. */
export const fields =
  (shapes: Record<string, Shape>): Shape =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((key) => Object.hasOwn(shapes, key)) &&
    Object.entries(shapes).every(([key, shape]) => shape((value as Record<string, unknown>)[key]));

/** An object with the fields of an example: its texts and its flags. */
export const like = (example: object): Shape =>
  fields(
    Object.fromEntries(
      Object.entries(example).map(([key, value]) => [key, typeof value === 'boolean' ? flag : text]),
    ),
  );
