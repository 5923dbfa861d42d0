import { type Confirmed, noneConfirmed } from '#schemas/confirmed.ts';
import { digest } from '#schemas/digest.ts';
import { translatablePart } from '#schemas/hindi.ts';
import { isMapping } from '#schemas/isMapping.ts';
import { collectionOf } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { writeYaml } from '../yaml/writeYaml.ts';

export const confirmedFile = 'confirmed.yaml';

export function readConfirmed(text = ''): Confirmed {
  const { value } = parseYaml(text);
  // A key that stands alone, such as `read:`, is null.
  const given = Object.entries(isMapping(value) ? value : {}).filter(([, part]) => part !== null);
  return { ...noneConfirmed, ...Object.fromEntries(given) };
}

/** The text of `confirmed.yaml` with more that was read, as digests by key. */
export const confirm = (confirmedText: string, more: Record<string, string>) =>
  changed(confirmedText, ({ read }) => ({ read: { ...read, ...more } }));

/** A digest of the texts of an English file that its Hindi file translates. */
function translatableDigest(file: string, english: unknown): string {
  const [, collection] = collectionOf(file) ?? [];
  return digest(collection && translatablePart(collection.schema, english));
}

/**
 * True if an English file still says what its Hindi file was written from. Without a note it does: one is made when the
 * English file first changes on the desk, or a Hindi speaker has read all.
 */
export const isHindiCurrent = ({ hindi }: Confirmed, file: string, english: unknown) =>
  hindi[file] === undefined || hindi[file] === translatableDigest(file, english);

/** The text of `confirmed.yaml` after the Hindi file of an English file was written from these texts. */
export const adoptHindi = (confirmedText: string, file: string, english: unknown) =>
  changed(confirmedText, ({ hindi }) => ({ hindi: { ...hindi, [file]: translatableDigest(file, english) } }));

/** The same, but a file with a note keeps it. */
export const adoptUnnoted = (confirmedText: string, files: string[], content: Content) =>
  changed(confirmedText, ({ hindi }) => {
    const notes = files.map((file) => [file, translatableDigest(file, mappingIn(content.get(file)))]);
    return { hindi: { ...Object.fromEntries(notes), ...hindi } };
  });

function changed(text: string, change: (confirmed: Confirmed) => Partial<Confirmed>): string {
  const confirmed = readConfirmed(text);
  return writeYaml(text, { ...confirmed, ...change(confirmed) });
}
