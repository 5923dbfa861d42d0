import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { BuiltPage } from './builtPages.ts';
import { observatoryScore } from './observatoryScore.ts';

/** Browsers look no further for the encoding. */
const charsetWithin = 1024;

const worstAllowed = Severity.MEDIUM;

/** What is wrong with the policy that a page and the headers it came with add up to; nothing, for a good one. */
export function policyFaults(
  { html, document }: Pick<BuiltPage, 'html' | 'document'>,
  headers: Headers,
): string[] {
  const meta = document.querySelector('meta');
  if (meta?.getAttribute('http-equiv') !== 'Content-Security-Policy') return ['its first meta is no policy'];
  const own = meta.getAttribute('content') ?? '';
  const policy = { ...directives(headers.get('content-security-policy') ?? ''), ...directives(own) };
  const whole = Object.entries(policy).map(([name, list]) => [name, ...list].join(' '));
  const elements = document.querySelectorAll('*');

  return [
    ...codeFaults('script-src', policy, document.querySelectorAll('script:not([src]):not([type$=json])')),
    ...codeFaults('style-src', policy, document.querySelectorAll('style')),
    ...elements.flatMap(({ attributes, rawTagName }) =>
      Object.entries(attributes)
        .filter(([name, value]) => /^(style|on.*)$/i.test(name) || /^\s*javascript:/i.test(value))
        .map(([name]) => `<${rawTagName} ${name}>: no hash allows this`),
    ),
    ...(policy['default-src']?.join() === "'none'" ? [] : ["default-src is not 'none'"]),
    ...(/unsafe-|upgrade-insecure/.test(whole.join()) ? ['unsafe-* or upgrade-insecure-requests'] : []),
    ...(html.slice(0, charsetWithin).includes('<meta charset')
      ? []
      : ['the charset is missing or comes too late']),
    ...new CspEvaluator(new CspParser(whole.join(';')).csp)
      .evaluate()
      .filter(({ severity }) => severity <= worstAllowed)
      .map(({ directive, description }) => `CSP Evaluator: ${directive}: ${description}`),
    ...(observatoryScore({ headers, policy }) >= 125 ? [] : ['under 125 by the rules of the Observatory']),
  ];
}

/** Code that its policy does not allow, and hashes of nothing. */
function codeFaults(
  directive: string,
  policy: Record<string, string[]>,
  elements: { rawText: string }[],
): string[] {
  const allowed = (policy[directive] ?? []).filter((source) => source.startsWith("'sha256-"));
  const needed = elements.map(
    ({ rawText }) => `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`,
  );
  return [
    ...needed.filter((hash) => !allowed.includes(hash)).map((hash) => `${directive}: does not allow ${hash}`),
    ...allowed.filter((hash) => !needed.includes(hash)).map((hash) => `${directive}: ${hash} is of nothing`),
  ];
}

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...list]) => [name, list]),
  );
