/// <reference types="astro/client" />

declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').TablerIcon;
  export default icon;
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

declare namespace App {
  interface Locals {
    /** Where a form of the page posts to; the page's security policy allows that origin. */
    formEndpoint?: string;
  }
}
