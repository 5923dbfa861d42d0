/// <reference types="astro/client" />

declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
}

declare module 'subset-font' {
  type Options = { targetFormat: 'woff2' | 'sfnt'; variationAxes?: Record<string, number> };

  /** Cuts a font down to the characters of `text`, at one place on its axes. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
