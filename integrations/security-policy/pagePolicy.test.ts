import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from './pagePolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (head: string, body = '') =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

/** The policy that `withPolicy` adds to a page: the sources of each directive. */
function policyOf(html: string, formEndpoint?: string): Record<string, string[]> {
  const [, content = ''] =
    /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      withPolicy(Buffer.from(html), formEndpoint).toString(),
    ) ?? [];
  return Object.fromEntries(
    content
      .split(';')
      .map((part) => part.split(' '))
      .map(([name, ...list]) => [name, list]),
  );
}

test('a page without inline code may load pictures and fonts, no scripts or styles', () => {
  const policy = policyOf(page(''));
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toBeUndefined();
  expect(policy['style-src']).toBeUndefined();
  expect(policy['font-src']).toEqual(["'self'", 'data:']);
});

test('the policy has the hash of every inline style and script of the page once', () => {
  const policy = policyOf(
    page(
      '<style>a{b:c}</style><noscript><style>d{e:f}</style></noscript>',
      '<script>one()</script><astro-island props="{}"><script>two()</script></astro-island><script>one()</script>',
    ),
  );
  expect(policy['style-src']).toEqual([hash('a{b:c}'), hash('d{e:f}')]);
  expect(policy['script-src']).toEqual(["'self'", hash('one()'), hash('two()')]);
});

test('the hash of code with non-ASCII characters is computed from its bytes', () => {
  expect(policyOf(page('<style>a::after{content:"·"}</style>'))['style-src']).toEqual([
    hash('a::after{content:"·"}'),
  ]);
});

test('speculation rules get a hash, and structured data gets none', () => {
  const scripts =
    '<script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>';
  expect(policyOf(page(scripts))['script-src']).toEqual([hash('{}')]);
  expect(policyOf(page(`${scripts}<script src="/x.js"></script>`))['script-src']).toEqual([
    "'self'",
    hash('{}'),
  ]);
});

test('a page whose form posts to an endpoint may connect to the endpoint', () => {
  expect(policyOf(page(''))['connect-src']).toEqual(["'self'"]);
  expect(policyOf(page(''), 'https://forms.example.test/in?a=1')['connect-src']).toEqual([
    "'self'",
    'https://forms.example.test',
  ]);
});

test('text that looks like a tag in an attribute or a comment is ignored', () => {
  const body = '<p title="a > b <style>x{}</style>">x</p><!-- <script>old</script> --><script>new</script>';
  expect(policyOf(page('', body))['script-src']).toEqual([hash('new')]);
  expect(policyOf(page('', body))['style-src']).toBeUndefined();
});

test.each(['<script type="module">go()', '<style>a{b:c}'])('%s without its end stops the build', (code) => {
  expect(() => withPolicy(Buffer.from(page('', `<p>x</p>${code}`)))).toThrow(code);
});

test('the rest of the page is unchanged', () => {
  const html = page('<style>a{b:c}</style>', '<p>हिंदी</p>');
  expect(
    withPolicy(Buffer.from(html))
      .toString()
      .replace(/<meta http-equiv[^>]*>/, ''),
  ).toBe(html);
});
