import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { weigh } from './pageWeight.ts';

const root = mkdtempSync(join(tmpdir(), 'weight-'));
/** Bytes that can't be made smaller, so that a weight tells what was counted. */
const noise = (length: number): string =>
  length <= 0 ? '' : createHash('sha512').update(`${length}`).digest('base64') + noise(length - 88);

beforeAll(() => {
  mkdirSync(join(root, '_astro'));
  const files = {
    'form.js': `import"./react.js";import('./later.js');${noise(500)}`,
    'react.js': noise(3000),
    'client.js': 'export{a as default}from"./react.js"',
    'later.js': noise(9000),
    'sheet.css': `a{color:red}/*${noise(800)}*/`,
    'text.woff2': 'w'.repeat(1200),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, '_astro', name), content);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('what a page weighs', () => {
  test('its stylesheets count with the document', async () => {
    const bare = await weigh('<p>Hello</p>', root);
    const styled = await weigh('<link rel="stylesheet" href="/_astro/sheet.css"><p>Hello</p>', root);
    expect(styled.html).toBeGreaterThan(bare.html + 400);
  });

  test("a form's scripts are those it asks for and what these import, each once, and no lazy part", async () => {
    const island = '<astro-island component-url="/_astro/form.js" renderer-url="/_astro/client.js">';
    const { formScripts, earlyScripts } = await weigh(island, root);
    expect(formScripts).toBeGreaterThan(2500);
    expect(formScripts).toBeLessThan(5000);
    expect(earlyScripts).toEqual([]);
  });

  test('scripts in the page count by their text, data does not', async () => {
    const html = '<script>let a</script><script type="application/ld+json">{"a":1}</script>';
    expect((await weigh(html, root)).inlineScript).toBe(5);
  });

  test('a script file that the document asks for is named', async () => {
    const { earlyScripts } = await weigh('<script type="module" src="/_astro/react.js"></script>', root);
    expect(earlyScripts.map(({ file }) => file)).toEqual(['/_astro/react.js']);
  });

  test('faces count once, preloaded ones apart, glyphs inside the page apart', async () => {
    const face = '@font-face{src:url(/_astro/text.woff2)}';
    const inline = `<style>@font-face{src:url(data:font/woff2;base64,${Buffer.alloc(90).toString('base64')})}</style>`;
    const html = `<link rel="preload" as="font" href="/_astro/text.woff2"><style>${face}${face}</style>${inline}`;
    const { fonts, preloadedFonts, inlineFont } = await weigh(html, root);
    expect([fonts, preloadedFonts, inlineFont]).toEqual([1200, 1200, 90]);
  });

  test('anything from another host is named, links for people are not', async () => {
    const html = `<img src="https://cdn.example/a.png"><link rel="canonical" href="https://a.example/">
      <a href="https://wa.me/1">WhatsApp</a><style>a{background:url(//b.example/c.png)}</style>`;
    expect((await weigh(html, root)).otherHosts).toEqual(['https://cdn.example/a.png', '//b.example/c.png']);
  });
});
