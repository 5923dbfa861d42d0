import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** It comes without types: https://harfbuzz.github.io/harfbuzz-hb-subset.html */
type Subsetter = Record<
  | 'malloc'
  | 'hb_blob_create'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_set_invert'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail',
  (...numbers: number[]) => number
> & { memory: WebAssembly.Memory; _initialize(): void };

/** HB_SUBSET_FLAGS_NO_HINTING, and HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE: only the chosen glyphs. */
const flags = 0x1 | 0x200;
/** HB_SUBSET_SETS_DROP_TABLE_TAG and HB_SUBSET_SETS_LAYOUT_FEATURE_TAG. */
const [dropTablesSet, keepFeaturesSet] = [3, 6];
const unusedTables = ['STAT', 'gasp', 'prep'];

/**
 * Subsets a TrueType font to the characters of `text` and to `glyphs`, and keeps its layout rules. The package subset-font
 * selects only by character, and keeps every conjunct (docs/decisions/0007-hindi.md).
 *
 * @throws {Error} when harfbuzz can't subset the font
 */
export async function subsetGlyphs(font: Buffer, text: string, glyphs: Set<number>): Promise<Buffer> {
  const hb = await loadSubsetter();
  const address = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, address);
  const face = hb.hb_face_create(hb.hb_blob_create(address, font.byteLength, 2, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const add = (set: number, values: Iterable<number>) => {
    for (const value of values) hb.hb_set_add(set, value);
  };
  hb.hb_subset_input_set_flags(input, flags);
  const allFeatures = hb.hb_subset_input_set(input, keepFeaturesSet);
  // An empty set, inverted, contains everything.
  hb.hb_set_clear(allFeatures);
  hb.hb_set_invert(allFeatures);
  add(hb.hb_subset_input_set(input, dropTablesSet), unusedTables.map(tagOf));
  add(hb.hb_subset_input_glyph_set(input), glyphs);
  add(
    hb.hb_subset_input_unicode_set(input),
    Array.from(text, (character) => character.codePointAt(0) ?? 0),
  );
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('harfbuzz can not subset this font');
  const blob = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(blob, 0);
  // Nothing is freed explicitly: the memory is garbage-collected with the module.
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob)));
}

/** OpenType's number for a table name of four letters. */
const tagOf = (name: string) => Buffer.from(name).readUInt32BE();

async function loadSubsetter(): Promise<Subsetter> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize();
  return subsetter;
}
