/**
 * `npm run check:content`: after a build, prints one line for each text that breaks a rule, and fails if there is one.
 * Then it prints the amounts of pay to look up again, which are no reason to fail.
 */
import { builtPages } from './builtPages.ts';
import { contentFindings, readPublishers } from './contentFindings.ts';
import { formatFinding } from './finding.ts';
import { payAdvice } from './pay/payAdvice.ts';
import { checkedPages } from './text/checkedPages.ts';
import { likenessFindings } from './text/likeness.ts';
import { textFindings } from './text/textFindings.ts';

try {
  const pages = checkedPages(builtPages());
  const publishers = readPublishers();
  const findings = [
    ...pages.flatMap(textFindings),
    ...likenessFindings(pages),
    ...contentFindings(publishers),
  ];
  for (const finding of findings) console.log(formatFinding(finding));
  const advice = payAdvice(publishers);
  for (const finding of advice) console.log(`advice: ${formatFinding(finding)}`);
  console.log(`Pages: ${pages.length}. To change: ${findings.length}. Advice: ${advice.length}.`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
