import type { PayPublisher } from './pay.ts';
import { today } from './today.ts';

type Figures = Pick<NonNullable<PayPublisher['figures']>, 'checked'> &
  Partial<Pick<NonNullable<PayPublisher['figures']>, 'from' | 'revised'>>;

/** True if a usual month of revision has begun since the amounts were last seen in force, or came into force. */
export function mayBeOutdated({ checked, from = checked, revised = [] }: Figures, day = today()): boolean {
  const now = monthNumber(day);
  const seen = Math.max(monthNumber(from), monthNumber(checked));
  return revised.some((month) => {
    const thisYear = Math.floor(now / 12) * 12 + month - 1;
    const latest = thisYear <= now ? thisYear : thisYear - 12;
    return latest > seen;
  });
}

/** Months since the year 0, for a day, a month or a year. */
const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || '1') - 1;

/** What somebody should look up at a publisher: the file under `content/`, the field, and what to do. */
export type PayFinding = { file: string; path: ['figures', 'checked' | 'against']; write: string };

/** Amounts past their usual revision, and amounts that nobody has seen at their publisher. */
export const payFindings = (publishers: ReadonlyMap<string, PayPublisher>): PayFinding[] =>
  [...publishers].flatMap(([slug, { figures }]): PayFinding[] => {
    if (!figures) return [];
    const finding = (field: PayFinding['path'][1], write: string): PayFinding[] => [
      { file: `pay/${slug}.yaml`, path: ['figures', field], write },
    ];
    const outdated = `seen in ${figures.checked}, and usually revised since: open the source, write its amounts and the month`;
    const copied = 'known from a copy: open the source, and write publisher if the amounts stand there';
    return [
      ...(mayBeOutdated(figures) ? finding('checked', outdated) : []),
      ...(figures.against === 'copy' ? finding('against', copied) : []),
    ];
  });
