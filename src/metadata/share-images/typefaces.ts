import { Blob, Face, Font } from 'harfbuzzjs';
import { type Axes, headlineAxes, semiboldAxes, textAxes } from '#fonts/fontSources.ts';
import { devanagariInstance, latinInstance } from '#fonts/subset.ts';

export type Typeface = { latin: Font; devanagari: Font };

let typefaces: ReturnType<typeof readTypefaces> | undefined;

/** Read once per build, and only if a picture is not in the cache. */
export function getTypefaces() {
  typefaces ??= readTypefaces();
  return typefaces;
}

async function readTypefaces() {
  const [headline, text, semibold] = await Promise.all([
    typeface(headlineAxes),
    typeface(textAxes),
    typeface(semiboldAxes),
  ]);
  return { headline, text, semibold };
}

async function typeface(axes: Axes): Promise<Typeface> {
  const [latin, devanagari] = await Promise.all([latinInstance('sfnt', axes), devanagariInstance(axes)]);
  return { latin: readFont(latin), devanagari: readFont(devanagari) };
}

const readFont = (bytes: Buffer) => new Font(new Face(new Blob(bytes)));
