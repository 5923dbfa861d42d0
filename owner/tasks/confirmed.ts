import { stringify } from 'yaml';
import type { Confirmed } from '#schemas/confirmed.ts';
import { digest } from '#schemas/digest.ts';
import { translatablePart } from '#schemas/hindi.ts';
import { isMapping } from '#schemas/isMapping.ts';
import { collectionOf } from '../check/collections.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { writeYaml } from '../yaml/writeYaml.ts';

export const confirmedFile = 'confirmed.yaml';

export function readConfirmed(text = ''): Confirmed {
  const { value } = parseYaml(text);
  const { readByHindiSpeaker, leaveOutUnread, facts, texts, hindi } = isMapping(value)
    ? (value as Partial<Confirmed>)
    : {};
  return {
    readByHindiSpeaker: readByHindiSpeaker === true,
    leaveOutUnread: leaveOutUnread === true,
    facts: facts ?? {},
    texts: texts ?? {},
    hindi: hindi ?? {},
  };
}

/** The line that says that a file was read. */
export const confirmingLine = (key: string, content: unknown) => stringify({ [key]: digest(content) }).trim();

export const tick = (confirmedText: string, key: string, digestOf: string | undefined) =>
  changed(confirmedText, ({ facts: { [key]: _, ...facts } }) => ({
    facts: digestOf ? { ...facts, [key]: digestOf } : facts,
  }));

export const confirm = (confirmedText: string, key: string, content: unknown) =>
  changed(confirmedText, ({ texts }) => ({ texts: { ...texts, [key]: digest(content) } }));

export const withdraw = (confirmedText: string, key: string) =>
  changed(confirmedText, ({ texts: { [key]: _, ...texts } }) => ({ texts }));

/** A digest of the texts of an English file that its Hindi file translates. */
function translatableDigest(file: string, english: unknown): string {
  const [, collection] = collectionOf(file) ?? [];
  return digest(collection && translatablePart(collection.schema, english));
}

/** True if an English file still says what its Hindi file was written from. */
export const isHindiCurrent = ({ hindi }: Confirmed, file: string, english: unknown) =>
  hindi[file] === translatableDigest(file, english);

/** The line that says that the Hindi file of an English file was written from its present texts. */
export const hindiLine = (file: string, english: unknown) =>
  stringify({ [file]: translatableDigest(file, english) }).trim();

export const adoptHindi = (confirmedText: string, file: string, english: unknown) =>
  changed(confirmedText, ({ hindi }) => ({ hindi: { ...hindi, [file]: translatableDigest(file, english) } }));

function changed(text: string, change: (confirmed: Confirmed) => Partial<Confirmed>): string {
  const confirmed = readConfirmed(text);
  return writeYaml(text, { ...confirmed, ...change(confirmed) });
}
