import type { EnquiryKind } from './enquiry.ts';
import { originPath } from './origin.ts';

/**
 * The mode that the query of the contact page's address asks for. `for=employers` asks for hiring requests. A landing page
 * without `for` asks for applications. Undefined where the query leaves it open.
 */
export function askedKind(search: string): EnquiryKind | undefined {
  const asked = new URLSearchParams(search).get('for');
  if (asked === 'employers') return 'hiring-request';
  return asked !== null || originPath(search) ? 'application' : undefined;
}

/**
 * The query after the visitor chose a mode. The address then asks for the mode that they chose, so that a reload and the
 * language link keep it. The query's other parts stay as they are written.
 */
export function searchFor(kind: EnquiryKind, search: string): string {
  if (askedKind(search) === undefined) return search;
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => !/^(for=.*)?$/.test(part));
  const parts = kind === 'hiring-request' ? ['for=employers', ...others] : others;
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
