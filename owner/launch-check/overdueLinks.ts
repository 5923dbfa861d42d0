import { isOverdue, outsideAddresses } from '../outside-links/addresses.ts';
import type { Finding } from './finding.ts';

/**
 * Warnings: addresses of other sites that nobody has looked at for a year (specification 11.10). Links of
 * legal pages have no date and are not listed.
 */
export const overdueLinks = (today = new Date().toISOString().slice(0, 10)): Finding[] =>
  outsideAddresses()
    .filter(({ file, checked }) => !file.includes('/legal/') && isOverdue(checked, today))
    .map(({ file, line, address, checked }) => ({
      group: 'outside',
      file,
      line,
      what: 'checked',
      write: `Open ${address}. If it is right, write today's date. Last looked at: ${checked ?? 'never'}.`,
    }));
