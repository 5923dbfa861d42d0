import type { EnquiryKind } from './enquiry.ts';
import { type Origin, originPath, originQuery } from './origin.ts';

const modes = { application: 'seekers', 'hiring-request': 'employers' } as const;

/**
 * The mode that the query of the contact page's address asks for. `for=employers` asks for hiring requests. A landing page
 * without `for` asks for applications. Undefined where the query leaves it open.
 */
export function askedKind(search: string): EnquiryKind | undefined {
  const asked = new URLSearchParams(search).get('for');
  if (asked === modes['hiring-request']) return 'hiring-request';
  return asked !== null || originPath(search) ? 'application' : undefined;
}

/**
 * The query that asks for the form as it stands, so that a reload, Back and the language link keep its mode and its landing
 * page. Parts that already ask for that stay as they are written.
 *
 * @param origin a landing page, 'left out', or anything else to leave the query's landing page alone
 */
export function contactQuery(search: string, kind: EnquiryKind, origin: Origin | string | undefined): string {
  const parts = search.slice(1).split('&').filter(Boolean);
  const named = (names: RegExp) => parts.filter((part) => names.test(part));
  const others = parts.filter((part) => !/^(for|location|about)=/.test(part));
  const about =
    typeof origin === 'object'
      ? [originQuery(origin.kind, origin.slug)]
      : origin === 'left out'
        ? []
        : named(/^(location|about)=/);
  const query = (...mode: string[]) => {
    const all = [...mode, ...about, ...others];
    return all.length > 0 ? `?${all.join('&')}` : '';
  };
  const kept = query(...named(/^for=/));
  return (askedKind(kept) ?? 'application') === kind ? kept : query(`for=${modes[kind]}`);
}
