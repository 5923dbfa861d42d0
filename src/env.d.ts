/// <reference types="astro/client" />

declare module '*?minified' {
  const text: string;
  export default text;
}

declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  /** The drawing's elements, for a box of 24 units: tag and attributes. */
  export const __iconNode: [tag: string, attributes: Record<string, string>][];
}

declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number>;
    /** The layout features that stay; all of them where this is missing. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    dropTables?: readonly string[];
    /** Keeps every glyph; there is then no text. */
    keepAllGlyphs?: boolean;
  };

  /** Cuts a font down to the characters of `text`, at one place on its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}

declare module '*/content/words/forms.yaml?both,contact' {
  type Words = import('#schemas/formWords.ts').FormWords;
  const words: Words['both'] & Words['contact'];
  export default words;
}

declare module '*/content/hi/words/forms.yaml?both,contact' {
  type Words = import('#schemas/formWords.ts').HindiFormWords;
  const words: Words['both'] & Words['contact'];
  export default words;
}

declare module '*/words/forms.yaml?handover' {
  const words: import('#schemas/formWords.ts').FormWords['handover'];
  export default words;
}

declare module '*/words/forms.yaml?both,home' {
  type Words = import('#schemas/formWords.ts').FormWords;
  const words: Words['both'] & Words['home'];
  export default words;
}
