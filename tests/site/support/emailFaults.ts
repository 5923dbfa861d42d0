import type { BuiltPage } from '../../../rules/builtPages.ts';

/** The email addresses that Cloudflare would replace: those in the body, but between its two comments. */
export function emailFaults({ html }: BuiltPage): string[] {
  const [, body = ''] = html.split('</head>');
  const replaced = body.replaceAll(/<!--email_off-->.*?<!--\/email_off-->/gs, '');
  return [...replaced.matchAll(/[\w.+-]+@[\w.-]+/g)].map(([email]) => `Cloudflare would replace ${email}`);
}
