import { Blob, BufferContentType, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';

/** Those of the result and of the steps before it (https://harfbuzz.github.io/opentype-shaping-models.html). */
export function glyphsOf(font: Uint8Array, words: string[]): Set<number> {
  const shapingFont = new Font(new Face(new Blob(font)));
  const glyphs = new Set<number>();
  for (const word of words) {
    const buffer = new ShapingBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setMessageFunc((buffer, _font, message) => {
      // The first steps have characters. Not shapeWithTrace: it writes every step as JSON, in four times the time.
      if (buffer.getContentType() === BufferContentType.GLYPHS)
        for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
      return !message.startsWith('start table GPOS');
    });
    shape(shapingFont, buffer);
  }
  return glyphs;
}
