/** Shows that the checks of the built pages find what they look for: each row spoils a good page in one place. */
import { expect, test } from 'vitest';
import { securityHeaders } from '../../../integrations/hosting/headers.ts';
import { withPolicy } from '../../../integrations/security-policy/pagePolicy.ts';
import { parsePage } from '../../../rules/builtPages.ts';
import { alternateFaults } from './alternateFaults.ts';
import { htmlFaults } from './htmlFaults.ts';
import { jsonLdFaults } from './jsonLdFaults.ts';
import { markFaults } from './languageMarks.ts';
import { linkFaults, targetsOf } from './linkFaults.ts';
import { policyFaults } from './policyFaults.ts';
import { sharePictureFaults, tagFaults } from './shareFaults.ts';

const siteUrl = 'https://oak.example';
const paths = new Set(['/', '/about', '/hi/about']);
const words = { inEnglish: '(in English)', linksInEnglish: 'These are in English' };
const tags = 'og:type og:site_name og:locale og:title og:description og:image og:image:alt twitter:card';

const good = withPolicy(
  Buffer.from(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Oak</title><meta name="description" content="Oak">
${tags.replace(/\S+/g, '<meta property="$&" content="Oak">')}
<meta property="og:url" content="${siteUrl}/about"><link rel="canonical" href="${siteUrl}/about">
<link rel="icon" href="/icon.svg"><link rel="apple-touch-icon" href="/icon.svg">
<link rel="alternate" hreflang="en-IN" href="${siteUrl}/about">
<link rel="alternate" hreflang="hi-IN" href="${siteUrl}/hi/about">
<link rel="alternate" hreflang="x-default" href="${siteUrl}/about">
<script type="application/ld+json">{"@graph":[{"@type":"AboutPage","telephone":"+91 1",
"breadcrumb":{"itemListElement":[{"name":"Home","item":"${siteUrl}"},{"name":"Oak"}]}}]}</script>
<script>let a</script></head>
<body><main id="main"><nav aria-label="Path"><ol><li><a href="/">Home</a></li></ol></nav><h1>Oak</h1>
<p><a href="/about#main">+91 1</a> <a href="/hi/about">ओक</a></p></main></body></html>`),
).toString();

/** All faults that a page has, each after the name of its check. */
async function faultsOf(html: string): Promise<string[]> {
  const page = { path: '/about', html, document: parsePage(html) };
  const targets = targetsOf([page], ['/', '/hi/about', '/icon.svg']);
  const faults = {
    html: await htmlFaults(page),
    links: linkFaults(page, targets, siteUrl),
    policy: policyFaults(page, new Headers(securityHeaders)),
    tags: tagFaults(page, siteUrl),
    alternates: alternateFaults(page, paths, siteUrl),
    jsonLd: jsonLdFaults(page, siteUrl, ['90%']),
  };
  return Object.entries(faults).flatMap(([kind, found]) => found.map((fault) => `${kind}: ${fault}`));
}

test.each([
  ['Oak', 'Oak', ''],
  ['</h1>', '</h2>', 'html: '],
  ['</html>', '</html><p>', 'html: after </html>'],
  ['"/about#main"', '"/nowhere"', 'links: /nowhere: the site has no /nowhere'],
  ['"/about#main"', '"/about/"', 'links: /about/: the site has no /about/'],
  ['"/about#main"', '"/about#none"', 'links: /about#none: /about has no such id'],
  ['<meta http', '<meta name="a" content="b"><meta http', 'policy: the first meta element is not the policy'],
  ['let a', 'let b', 'policy: script-src: does not allow'],
  ["default-src 'none'", "default-src 'self'", "policy: default-src is not 'none'"],
  ["script-src 'sha", "script-src 'unsafe-inline' 'sha", 'policy: the policy has unsafe-*'],
  ["script-src 'sha", "script-src https: 'sha", 'policy: CSP Evaluator: script-src'],
  ['<h1>', '<h1 onclick="a">', 'policy: <h1 onclick>: no hash allows this'],
  ['<meta charset="utf-8">', '', 'policy: the charset is missing'],
  ['content="https://oak', 'content="https://elm', 'tags: og:url is https://elm'],
  ['rel="canonical" href="https://oak', 'rel="canonical" href="https://elm', 'tags: the canonical address'],
  ['rel="apple', 'rel="pear', 'tags: no apple-touch-icon'],
  ['hreflang="hi-IN"', 'hreflang="hi"', 'alternates: hreflang says'],
  ['"AboutPage"', '"JobPosting"', 'jsonLd: has markup for a vacancy'],
  ['"AboutPage"', '"AboutPage","slogan":"90%"', 'jsonLd: states a claim'],
  ['"+91 1"', '"+91 2"', 'jsonLd: has text that is not visible on the page: "+91 2"'],
  ['"name":"Home"', '"name":"House"', 'jsonLd: JSON-LD has the breadcrumbs House'],
])('%s as %s is found: %s', async (from, to, expected) => {
  expect(good).toContain(from);
  const faults = (await faultsOf(good.replace(from, to))).join('\n');
  if (expected) expect(faults).toContain(expected);
  else expect(faults).toBe('');
});

test('links of a Hindi page that hide their language, and a picture that is missing, are found', async () => {
  const document = parsePage('<a href="/about">Oak</a><a href="/hi/about">ओक (in English)</a>');
  expect(markFaults({ document }, words, paths)).toEqual([
    expect.stringContaining('"Oak" does not say that it is in English'),
    expect.stringContaining('is in Hindi, and is said to be in English'),
  ]);
  const page = { path: '/about', document: parsePage(good) };
  expect(await sharePictureFaults(page, siteUrl)).toEqual(['no picture at "Oak"']);
});
