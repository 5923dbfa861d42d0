import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parsePage } from '../builtPages.ts';
import { overBudget } from './budgets.ts';
import { weigh } from './pageWeight.ts';

const root = mkdtempSync(join(tmpdir(), 'weight-'));
/** Text that does not compress well, so that a size shows what was counted. */
const noise = (length: number): string =>
  length <= 0 ? '' : createHash('sha512').update(`${length}`).digest('base64') + noise(length - 88);

mkdirSync(join(root, '_astro'));
const write = (name: string, content: string) => writeFileSync(join(root, '_astro', name), content);
write('form.js', `import"./react.js";import('./later.js');${noise(500)}`);
write('react.js', noise(3000));
write('client.js', 'export{a as default}from"./react.js"');
write('later.js', noise(9000));
write('sheet.css', `a{color:red}/*${noise(800)}*/`);
write('text.woff2', 'w'.repeat(1200));
afterAll(() => rmSync(root, { recursive: true }));

const page = (content: string) => {
  const html = `${content}</main>`;
  return { html, document: parsePage(html) };
};
const weightOf = (content: string) => weigh(page(content), root);

test('stylesheets count with the document, scripts of a form and fonts once each; lazy imports, JSON-LD and links do not', async () => {
  const fontFace = (url: string) => `@font-face{src:url(${url})}`;
  const text = fontFace('/_astro/text.woff2');
  const bare = await weightOf(`<style>${text}${text}</style>
    <script>let a</script><script type="application/ld+json">{"a":1}</script>
    <astro-island client="visible" component-url="/_astro/form.js" renderer-url="/_astro/client.js">
    <link rel="canonical" href="https://a.example/"><a href="https://wa.me/1">WhatsApp</a>`);
  expect(bare).toMatchObject({ fonts: 1200, inlineScript: 5, scriptFiles: [], otherHosts: [] });
  expect(bare.formScripts).toBeGreaterThan(2500);
  expect(bare.formScripts).toBeLessThan(5000);
  const styled = await weightOf('<link rel="stylesheet" href="/_astro/sheet.css">');
  expect(styled.html).toBeGreaterThan((await weightOf('')).html + 400);
});

test.each([
  ['<script type="module" src="/_astro/react.js"></script>', 'requests /_astro/react.js at once'],
  ['<link rel="modulepreload" href="/_astro/react.js">', 'requests /_astro/react.js at once'],
  ['<astro-island client="load" component-url="/_astro/form.js">', /requests \/_astro\/form.js before/],
  ['<link rel="preload" as="font" href="/_astro/text.woff2">', 'preloads /_astro/text.woff2'],
  [`<script>${'x'.repeat(2001)}</script>`, 'inlineScript: 2001 bytes; 2000 are allowed'],
  [`</main><p>${noise(30_000)}</p>`, /html: \d+ bytes; 16384 are allowed/],
  [`<p>${noise(18_000)}</p>`, 'the end of <main> does not decode from the first 13000 bytes'],
  ['<img src="https://cdn.example/a.png">', 'requests https://cdn.example/a.png from another host'],
  ['<style>a{background:url(//b.example/c.png)}</style>', 'requests //b.example/c.png from another host'],
])('%.60s is reported', async (html, fault) => {
  expect(await overBudget(page(html), root)).toEqual([expect.stringMatching(fault)]);
});
