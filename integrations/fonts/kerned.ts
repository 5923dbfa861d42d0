import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';

/** By how much kerning moves the most moved pair of `text`, in parts of the type's size. */
export function kerned(font: Uint8Array, text: string): number {
  const face = new Face(new Blob(font));
  const shaper = new Font(face);
  const advances = (kern: 0 | 1) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaper, buffer, [Feature.fromString(`kern=${kern}`) ?? []].flat());
    return buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  };
  const plain = advances(0);
  return Math.max(0, ...advances(1).map((advance, at) => Math.abs(advance - (plain[at] ?? 0)))) / face.upem;
}
