import type { Content } from '../check/content.ts';
import { isOverdue, outsideAddresses } from '../outside-links/addresses.ts';
import { type Finding, listed, nameOf } from './finding.ts';

/**
 * A warning for each folder with addresses of other sites that nobody has looked at for a year (specification 11.10).
 * Links of legal pages have no date and are not listed.
 */
export function overdueLinks(content: Content, today = new Date().toISOString().slice(0, 10)): Finding[] {
  const overdue = outsideAddresses(content).filter(
    ({ file, checked }) => !file.startsWith('legal/') && isOverdue(checked, today),
  );
  return [...Map.groupBy(overdue, ({ file }) => file.replace(/[^/]*$/, ''))].map(([folder, addresses]) => ({
    group: 'outside',
    file: addresses[0]?.file ?? folder,
    line: addresses[0]?.line ?? 1,
    what: folder,
    write: `Open these, and write today's date where they are right: ${listed(addresses.map(({ file }) => nameOf(file)))}.`,
  }));
}
