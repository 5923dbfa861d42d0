/** The list with one item at another place. `list` is of the library immutable, which Decap uses. */
export const moved = (list, from, to) => list.delete(from).insert(to, list.get(from));

/** 1 becomes "1st", 22 becomes "22nd", 113 becomes "113th". */
export function ordinal(number) {
  const ends = { one: 'st', two: 'nd', few: 'rd' };
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(number);
  return `${number}${ends[rule] ?? 'th'}`;
}

/** What is wrong with the number of items, and what to do. Empty if nothing is. */
export function limitMessage(count, { least = 0, most }) {
  const allowed = least === most ? `exactly ${most}` : most ? `${least} to ${most}` : `at least ${least}`;
  if (count < least) return `${count} in the list, ${allowed} are needed: add ${least - count}.`;
  if (most && count > most) return `${count} in the list, ${allowed} are needed: remove ${count - most}.`;
  return '';
}
