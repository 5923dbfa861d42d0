/** The two weights in which a resume is set. */
export const weights = ['regular', 'semibold'] as const;

export type Weight = (typeof weights)[number];

/**
 * The widths of a font's characters: the characters that share a width, by that width in thousandths of the font's
 * size. Grouped, because the page carries it to the browser: a third of the size of a width for each character.
 */
export type Advances = Record<string, string>;

/** The file's font in one weight: where the browser fetches it, and its widths. */
export type ResumeFont = { url: string; advances: Advances };

export type ResumeFonts = Record<Weight, ResumeFont>;

/** The width of a text in points, at a size in points. */
export type Measure = (text: string, weight: Weight, size: number) => number;

/**
 * Measures text without kerning and ligatures: the cut font has neither, so the file and the preview are as wide. A
 * character that the font lacks counts as one em, which is more than any fallback needs.
 */
export function measureWith(fonts: Record<Weight, Pick<ResumeFont, 'advances'>>): Measure {
  const widths = {
    regular: byCharacter(fonts.regular.advances),
    semibold: byCharacter(fonts.semibold.advances),
  };
  return (text, weight, size) => {
    let sum = 0;
    for (const character of text) sum += widths[weight].get(character) ?? 1000;
    return (sum * size) / 1000;
  };
}

const byCharacter = (advances: Advances) =>
  new Map(
    Object.entries(advances).flatMap(([width, characters]) =>
      Array.from(characters, (character) => [character, Number(width)] as const),
    ),
  );
