import { latinDigits } from '#writing/digits.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** True for a field that has a number, whole or not. */
export const isNumber = ({ type }: JsonSchema): boolean => type === 'number' || type === 'integer';

/** Digits, or groups of them with commas or spaces: `18,456`, and `1,23,456` as in India. */
const written = /^(\d+|\d{1,3}([,\s]\d{3})+|\d{1,2}([,\s]\d{2})*[,\s]\d{3})(\.\d+)?$/;

/** In the digits of any script. Undefined for what its field does not allow: a latitude of `27,176` is not 27176. */
export function readNumber(text: string, schema: JsonSchema): number | undefined {
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema;
  const plain = latinDigits(text).trim();
  const number = written.test(plain) ? Number(plain.replace(/[,\s]/g, '')) : Number.NaN;
  return number >= minimum && number <= maximum ? number : undefined;
}
