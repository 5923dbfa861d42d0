import { controlName } from '#resume/controlName.ts';
import { type EntryList, emptyEntries, emptyResume, entryLimit, type Resume } from '#resume/resume.ts';

/*
 * Until its scripts run, the form shows an empty resume, and a visitor can write in it. What they wrote then is read from
 * the form's elements once, and joins what was stored.
 */

/**
 * A resume with what stands in the form.
 *
 * @param stored what a draft has
 * @param names the controls that count: what the others show is not the visitor's
 */
export function withTyped(stored: Resume, form: HTMLFormElement, names: readonly string[]): Resume {
  const typed = (name: string) => (names.includes(name) ? form.elements.namedItem(name) : null);
  const lists = Object.keys(emptyEntries) as EntryList[];
  return {
    ...stored,
    ...Object.fromEntries(lists.map((list) => [list, withTypedEntries(stored, list, typed)])),
    texts: withTypedFields(stored.texts, typed),
    ...withTypedFields({ job: stored.job, isBeginner: stored.isBeginner }, typed),
  };
}

type Typed = (name: string) => Element | RadioNodeList | null;

/** The fields of an object, each with what its control has. */
const withTypedFields = <Fields extends object>(
  fields: Fields,
  typed: Typed,
  nameOf = (field: string) => field,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const control = typed(nameOf(field)) as HTMLInputElement | null;
      const shown = typeof value === 'boolean' ? control?.checked : control?.value;
      return [field, shown ?? value];
    }),
  ) as Fields;

/** An entry that was written where a stored one belongs becomes a further one, so that both are there. */
function withTypedEntries(stored: Resume, list: EntryList, typed: Typed): object[] {
  const entries: object[] = [...stored[list]];
  emptyResume[list].forEach((empty, index) => {
    const entry = withTypedFields(empty, typed, (field) => controlName.entry(list, index, field));
    if (isSame(entry, empty)) return;
    const old = entries[index] ?? empty;
    if (list === 'languages') entries[index] = { ...old, ...changes(empty, entry) };
    else if (isSame(old, empty) || entries.length >= entryLimit) entries[index] = entry;
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
