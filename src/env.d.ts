/// <reference types="astro/client" />

declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  /** Tabler's own type is in a file of 7 MB, with every icon. */
  const icon: import('react').FunctionComponent<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  export default icon;
}

declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number>;
    /** The layout features to keep. If undefined, all are kept. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    dropTables?: readonly string[];
    /** Keeps every glyph. `text` is then undefined. */
    keepAllGlyphs?: boolean;
  };

  /** Cuts a font down to the characters of `text`, at one position on its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}

interface Window {
  /** TypeScript does not know it yet: https://w3c.github.io/trusted-types/dist/spec/ */
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): string };
  };
}

declare namespace App {
  interface Locals {
    /** The address to which a form of the page posts. The page's security policy allows its origin. */
    formEndpoint?: string;
  }
}

declare module '@fonts/*.json' {
  const advances: Record<string, string>;
  export default advances;
}
