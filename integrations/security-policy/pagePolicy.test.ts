import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealPage } from './pagePolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (head: string, body = '') =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

/** The sealed page's policy, by directive. */
function policyOf(sealed: string): Record<string, string[]> {
  const [, content = ''] =
    /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(sealed) ?? [];
  return Object.fromEntries(
    content
      .split(';')
      .map((part) => part.split(' '))
      .map(([name, ...list]) => [name, list]),
  );
}

test('a page without code of its own may load pictures and fonts, and runs nothing', () => {
  const policy = policyOf(sealPage(page('')));
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toBeUndefined();
  expect(policy['style-src']).toBeUndefined();
  expect(policy['font-src']).toEqual(["'self'"]);
});

test('styles become one, in their order; noscript keeps its own', () => {
  const sealed = sealPage(
    page(
      '<style>a{b:c}</style><noscript><style>d{e:f}</style></noscript><style>g{h:i}</style>',
      '<style>j{k:l}</style>',
    ),
  );
  expect(sealed).toContain(
    '<style>a{b:c}g{h:i}j{k:l}</style><noscript><style>d{e:f}</style></noscript></head><body></body>',
  );
  expect(policyOf(sealed)['style-src']).toEqual([hash('a{b:c}g{h:i}j{k:l}'), hash('d{e:f}')]);
});

test('scripts side by side become one, which still ends the first; others stay where they are', () => {
  const sealed = sealPage(
    page('', '<script>one() // last</script><script>(two)</script><p>x</p><script>three</script>'),
  );
  expect(sealed).toContain('<script>one() // last\n;(two)</script><p>x</p><script>three</script>');
  expect(policyOf(sealed)['script-src']).toEqual([hash('one() // last\n;(two)'), hash('three')]);
});

test("an island's own scripts are not touched, and files may be loaded", () => {
  const body = '<astro-island props="{}"><script>one</script><script>two</script></astro-island>';
  const sealed = sealPage(page('', body));
  expect(sealed).toContain(body);
  expect(policyOf(sealed)['script-src']).toEqual(["'self'", hash('one'), hash('two')]);
});

test('speculation rules count as a script, structured data does not, a file needs leave to load', () => {
  const sealed = sealPage(
    page(
      '<script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script><script src="/x.js"></script>',
    ),
  );
  expect(policyOf(sealed)['script-src']).toEqual(["'self'", hash('{}')]);
});

test('the same code twice is named once', () => {
  const sealed = sealPage(page('', '<script>x</script><p></p><script>x</script>'));
  expect(policyOf(sealed)['script-src']).toEqual([hash('x')]);
});

test('only a page whose form was given the endpoint may reach its origin', () => {
  const endpoint = 'https://forms.example.test/in?a=1&b=2';
  const island =
    '<astro-island props="{&quot;delivery&quot;:[0,&quot;https://forms.example.test/in?a=1&amp;b=2&quot;]}"></astro-island>';
  expect(policyOf(sealPage(page('', island), endpoint))['connect-src']).toEqual([
    "'self'",
    'https://forms.example.test',
  ]);
  expect(policyOf(sealPage(page('', '<astro-island></astro-island>'), endpoint))['connect-src']).toEqual([
    "'self'",
  ]);
});

test('what looks like a tag inside an attribute or a comment is none', () => {
  const body = '<p title="a > b <style>x{}</style>">x</p><!-- <script>old</script> --><script>new</script>';
  const sealed = sealPage(page('', body));
  expect(sealed).toContain(body);
  expect(policyOf(sealed)['script-src']).toEqual([hash('new')]);
  expect(policyOf(sealed)['style-src']).toBeUndefined();
});
