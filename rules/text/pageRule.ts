import type { Finding } from '../finding.ts';
import type { CheckedPage } from './checkedPages.ts';

/** A rule for the text of one page. `found` returns everything that breaks the rule. */
export type PageRule = {
  rule: string;
  allowed: string;
  because: string;
  found: (page: CheckedPage) => string[];
};

export const applyRules = (rules: PageRule[], page: CheckedPage): Finding[] =>
  rules.flatMap(({ found, ...rule }) =>
    found(page).map((what) => ({ source: page.source, ...rule, found: what })),
  );

export function firstMatch(pattern: RegExp, text: string): string[] {
  const [match] = pattern.exec(text) ?? [];
  return match === undefined ? [] : [`"${match}"`];
}
