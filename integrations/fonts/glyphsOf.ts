import { Blob, Buffer, Face, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs';

/**
 * The numbers of all glyphs that shaping `words` passes through, those of conjuncts and of the steps towards them included:
 * https://harfbuzz.github.io/opentype-shaping-models.html
 */
export function glyphsOf(font: Uint8Array, words: string[]): Set<number> {
  const shaper = new Font(new Face(new Blob(font)));
  const glyphs = new Set<number>();
  for (const word of words) {
    const buffer = new Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    for (const { t } of shapeWithTrace(shaper, buffer, [], 0, TracePhase.DONT_STOP))
      for (const { g } of t as { g: number }[]) glyphs.add(g);
  }
  return glyphs;
}
