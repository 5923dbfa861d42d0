import { createHash } from 'node:crypto';
import { isMapping } from './isMapping.ts';

/** Eight digits that stand for a value. The order of a mapping's fields makes no difference, and an empty file is null. */
export function digest(value: unknown): string {
  const sorted = JSON.stringify(value ?? null, (_, part) =>
    isMapping(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
  return createHash('sha256').update(sorted).digest('hex').slice(0, 8);
}
