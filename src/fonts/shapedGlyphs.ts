import { Blob, Face, Font, Buffer as ShapingBuffer, shapeWithTrace, TracePhase } from 'harfbuzzjs';

/**
 * The ids of all glyphs that harfbuzz uses to shape `words`: those of the result, such as conjuncts, and
 * those of the steps before it (https://harfbuzz.github.io/opentype-shaping-models.html).
 */
export function glyphsOf(font: Uint8Array, words: string[]): Set<number> {
  const shapingFont = new Font(new Face(new Blob(font)));
  const glyphs = new Set<number>();
  for (const word of words) {
    const buffer = new ShapingBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    for (const { t } of shapeWithTrace(shapingFont, buffer, [], 0, TracePhase.DONT_STOP))
      for (const { g } of t as { g: number }[]) glyphs.add(g);
  }
  return glyphs;
}
