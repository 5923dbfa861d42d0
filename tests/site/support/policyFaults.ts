import { createHash } from 'node:crypto';
import { Csp } from 'csp_evaluator/dist/csp.js';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { BuiltPage } from '../../../rules/builtPages.ts';

/** Browsers look for the charset in the first 1024 bytes only. */
const charsetWithin = 1024;

/** A lower number is a worse severity. */
const mildestFault = Severity.MEDIUM;

const directivesOf = (policy: string) => new CspParser(policy).csp.directives;

/** The faults in the policy that a page and its response headers have together. */
export function policyFaults({ html, document }: BuiltPage, headers: Headers): string[] {
  const meta = document.querySelector('meta');
  if (meta?.getAttribute('http-equiv') !== 'Content-Security-Policy')
    return ['the first meta element is not the policy'];
  const own = meta.getAttribute('content') ?? '';
  const ofHeaders = headers.get('content-security-policy') ?? '';
  const policy = new Csp({ ...directivesOf(ofHeaders), ...directivesOf(own) });
  const faults = [
    ...codeFaults('script-src', policy, document.querySelectorAll('script:not([src]):not([type$=json])')),
    ...codeFaults('style-src', policy, document.querySelectorAll('style')),
  ];
  for (const { attributes, rawTagName } of document.querySelectorAll('*'))
    for (const [name, value] of Object.entries(attributes))
      if (/^(style|on.*)$/i.test(name) || /^\s*javascript:/i.test(value))
        faults.push(`<${rawTagName} ${name}>: no hash allows this`);
  if (policy.directives['default-src']?.join() !== "'none'") faults.push("default-src is not 'none'");
  if (/unsafe-|upgrade-insecure/.test(policy.convertToString()))
    faults.push('the policy has unsafe-* or upgrade-insecure-requests');
  if (!html.slice(0, charsetWithin).includes('<meta charset'))
    faults.push('the charset is missing or comes too late');
  for (const { severity, directive, description } of new CspEvaluator(policy).evaluate())
    if (severity <= mildestFault) faults.push(`CSP Evaluator: ${directive}: ${description}`);
  return faults;
}

/** Inline code that the policy does not allow, and hashes that match no code. */
function codeFaults(directive: string, { directives }: Csp, code: { rawText: string }[]) {
  const hashes = code.map(({ rawText }) => createHash('sha256').update(rawText).digest('base64'));
  const needed = new Set(hashes.map((hash) => `'sha256-${hash}'`));
  const allowed = new Set(directives[directive]?.filter((source) => source.startsWith("'sha256-")));
  return [
    ...[...needed.difference(allowed)].map((hash) => `${directive}: does not allow ${hash}`),
    ...[...allowed.difference(needed)].map((hash) => `${directive}: ${hash} matches no code`),
  ];
}
