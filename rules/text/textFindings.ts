import type { Finding } from '../finding.ts';
import type { CheckedPage } from './checkedPages.ts';
import { headRules } from './headRules.ts';
import { companyRules, landingRules } from './landingRules.ts';
import { applyRules } from './pageRule.ts';

/** What the text of a page breaks of specification 2.6 and 11, without the rules that compare pages. */
export const textFindings = (page: CheckedPage): Finding[] => applyRules(rulesFor(page), page);

const rulesFor = ({ kind }: CheckedPage) => [
  ...headRules,
  ...(kind ? landingRules : []),
  ...(kind === 'companies' ? companyRules : []),
];
