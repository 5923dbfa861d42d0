import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { type Weight, weights } from '#resume/pageStyle.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { englishFonts, type FontFile, hindiFonts } from './fontFaces.ts';
import { type CutFont, resumeFont } from './resumeFonts.ts';

/** `@fonts/english.css`, `@fonts/hindi.css` and their font files, and `@fonts/resume-regular.ttf` with its widths. */
export function fonts(): AstroIntegration {
  return {
    name: 'fonts',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        const folder = resolve(join('.generated/fonts', contentFolder));
        mkdirSync(folder, { recursive: true });
        write(folder, 'english.css', await englishFonts());
        write(folder, 'hindi.css', await hindiFonts());
        for (const weight of weights) writeResumeFont(folder, weight, await resumeFont(weight));
        updateConfig({ vite: { resolve: { alias: { '@fonts': folder } } } });
      },
    },
  };
}

function write(folder: string, stylesheet: string, files: FontFile[]): void {
  for (const { name, content } of files) writeFileSync(join(folder, `${name}.woff2`), content);
  writeFileSync(join(folder, stylesheet), files.flatMap(({ rules }) => rules).join('\n'));
}

function writeResumeFont(folder: string, weight: Weight, { truetype, advances }: CutFont): void {
  writeFileSync(join(folder, `resume-${weight}.ttf`), truetype);
  writeFileSync(join(folder, `resume-${weight}.json`), JSON.stringify(advances));
}
