import type { EarlyControls } from '#form/earlyInput.ts';
import { controlName } from '#resume/controlName.ts';
import { type EntryList, emptyEntries, emptyResume, maxEntries, type Resume } from '#resume/resume.ts';

/* Until its scripts run, the form shows an empty resume. What is written in it then joins what was stored. */

/** `stored`, the draft, with what was written before hydration. */
export function withTypedResume(stored: Resume, typed: EarlyControls): Resume {
  const lists = Object.keys(emptyEntries) as EntryList[];
  return {
    ...stored,
    ...Object.fromEntries(lists.map((list) => [list, withTypedEntries(stored, list, typed)])),
    texts: withTypedFields(stored.texts, typed),
    ...withTypedFields({ job: stored.job, isBeginner: stored.isBeginner }, typed),
  };
}

/** The fields of an object, each with what its control has. */
const withTypedFields = <Fields extends object>(
  fields: Fields,
  typed: EarlyControls,
  nameOf = (field: string) => field,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const control = typed[nameOf(field)];
      const shown = typeof value === 'boolean' ? control?.checked : control?.value;
      return [field, shown ?? value];
    }),
  ) as Fields;

/** An entry that was written where a stored one belongs becomes a further one, so that both are there. */
function withTypedEntries(stored: Resume, list: EntryList, typed: EarlyControls): object[] {
  const entries: object[] = [...stored[list]];
  emptyResume[list].forEach((empty, index) => {
    const entry = withTypedFields(empty, typed, (field) => controlName.entry(list, index, field));
    if (isSame(entry, empty)) return;
    const old = entries[index] ?? empty;
    if (list === 'languages') entries[index] = { ...old, ...changes(empty, entry) };
    else if (isSame(old, empty) || entries.length >= maxEntries) entries[index] = entry;
    else entries.push(entry);
  });
  return entries;
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of an entry that differ from an empty one. */
const changes = (empty: object, entry: object) =>
  Object.fromEntries(
    Object.entries(entry).filter(([field, value]) => value !== (empty as Record<string, unknown>)[field]),
  );
