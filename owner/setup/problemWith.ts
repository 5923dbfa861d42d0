import { fieldAt } from '../launch-check/agencyFields.ts';
import { faultOf } from '../launch-check/placeholders.ts';

/** Line separators and control characters: a text pasted from elsewhere may carry one unseen. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\uFEFF\uFFFE\uFFFF]/u;

/** Why a value can't stand at this place of `content/agency.yaml`, in the owner's words; `undefined` where it can. */
export function problemWith(path: (string | number)[], value: unknown): string | undefined {
  const field = fieldAt(path);
  const advice = field ? `; write ${field.write}` : '';
  if (typeof value === 'string' && (unseen.test(value) || !value.isWellFormed())) {
    return 'has a character that cannot be seen; type it instead of pasting it';
  }
  const issue = field?.schema.safeParse(value).error?.issues[0];
  if (issue) return `must be ${issue.message}${advice}`;
  const fault = faultOf('content/agency.yaml', path, value);
  return fault && `${JSON.stringify(value)} is ${fault.why}${advice}`;
}
