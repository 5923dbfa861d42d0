import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'node-html-parser';
import type { Finding } from './finding.ts';
import { faultOf } from './placeholders.ts';

/** What the built pages show that no content file explains, and why they were not looked at where they were not. */
export type BuiltSite = { findings: Finding[]; note?: string };

/** Reads `dist/`, which tells of text that stands in code. A build older than the content says nothing about it. */
export function checkBuiltSite(): BuiltSite {
  if (!existsSync('dist/index.html')) {
    return {
      findings: [],
      note: 'There is no build yet. After "npm run build" this check reads the pages too.',
    };
  }
  const built = statSync('dist/index.html').mtimeMs;
  if (globSync('content/**/*.yaml').some((file) => statSync(file).mtimeMs > built)) {
    return {
      findings: [],
      note: 'The build in dist/ is older than the content. After "npm run build" this check reads the pages too.',
    };
  }
  return { findings: globSync('dist/**/*.html').sort().flatMap(checkPage) };
}

/** The words that samples carry on the page (`SampleNote`), should one be left in code. */
const sampleNote = /\bSample (client|testimonial|letter)\b/;

function checkPage(file: string): Finding[] {
  const html = readFileSync(file, 'utf8');
  const page = parse(html);
  const texts = [
    ...page.querySelectorAll('title, main, footer, header').map((part) => part.structuredText),
    ...page
      .querySelectorAll('[href], [content]')
      .map((tag) => tag.getAttribute('href') ?? tag.getAttribute('content')),
  ];
  const wrong = texts.find((text) => text && (sampleNote.test(text) || faultOf('pages/built', [], text)));
  if (!wrong) return [];
  const fault = faultOf('pages/built', [], wrong);
  return [
    {
      group: 'built',
      file,
      line: 1,
      what: 'a text that no content file holds',
      write: `your own, in the code that writes it (now ${fault?.why ?? 'a sample'})`,
    },
  ];
}
