import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPagePolicy } from './pagePolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (head: string, body = '') =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

/** The policy that a page gets: the sources of each directive. Nothing else in the page may change. */
function policyOf(html: string, formEndpoint?: string): Record<string, string[]> {
  const changed = withPagePolicy(Buffer.from(html), formEndpoint).toString();
  const [tag = '', content = ''] =
    /(?<=<head>)<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(changed) ?? [];
  expect(changed.replace(tag, '')).toBe(html);
  return Object.fromEntries(
    content
      .split(';')
      .map((part) => part.split(' '))
      .map(([name, ...list]) => [name, list]),
  );
}

test('a page without code may run nothing, one that loads no script its own code only; its form may post to its endpoint', () => {
  const policy = policyOf(page('', '<p>हिंदी</p>'), 'https://forms.example.test/in?a=1');
  expect([policy['script-src'], policy['style-src']]).toEqual([undefined, undefined]);
  expect(policy['connect-src']).toEqual(["'self'", 'https://forms.example.test']);
  const rules = '<script type="speculationrules">{}</script>';
  expect(policyOf(page(rules))['script-src']).toEqual([hash('{}')]);
  expect(policyOf(page(`${rules}<script src="/x.js"></script>`))['script-src']).toContain("'self'");
});

test('every inline style and script has its hash once, speculation rules too; JSON-LD and what only looks like code have none', () => {
  const head = `<style>a::after{content:"·"}</style><noscript><style>d{e:f}</style></noscript>
    <script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>`;
  const body = `<p title="a > b <style>x{}</style>">x</p><!-- <script>old</script> --><script>one()</script>
    <astro-island props="{}"><script>two()</script></astro-island><script>one()</script>`;
  const policy = policyOf(page(head, body));
  expect(policy['style-src']).toEqual([hash('a::after{content:"·"}'), hash('d{e:f}')]);
  const scripts = [hash('{}'), hash('one()'), hash('two()')];
  expect(policy['script-src']).toEqual(["'self'", ...scripts]);
});

test.each(['<script type="module">go()', '<style>a{b:c}'])('%s without its end stops the build', (code) => {
  expect(() => withPagePolicy(Buffer.from(page('', `<p>x</p>${code}`)))).toThrow(code);
});
