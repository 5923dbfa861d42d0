import { contentFolder } from '#schemas/contentFolder.ts';
import { isStatistic, type Pay, publisherOf, type WageCategory } from '#schemas/pay.ts';
import type { Finding } from '../finding.ts';

/** What the rules read of a role, a department or a company. */
export type WithPay = { pay?: Pay; departments?: string[] };

/** How far up an order a category stands. Orders that rank office staff by schooling pay them as these three. */
const ranks: Record<WageCategory, number> = {
  unskilled: 0,
  'semi-skilled': 1,
  'non-matriculate': 1,
  skilled: 2,
  matriculate: 2,
  'highly-skilled': 3,
  graduate: 3,
};

/**
 * Departments that show minimum wages, or statistics of what people earn, which none of their roles shows, a higher least
 * wage, or an average without the middle that their roles show (specification 11.17).
 */
export const departmentPayFindings = (
  departments: ReadonlyMap<string, WithPay>,
  jobs: ReadonlyMap<string, WithPay>,
  publishers: ReadonlyMap<
    string,
    { figures?: { during?: string | undefined; isMedian?: boolean | undefined } | undefined }
  >,
): Finding[] =>
  [...departments].flatMap(([slug, { pay }]) => {
    const categories = byRank(pay?.wages);
    const roles = [...jobs].filter(([, role]) => role.departments?.includes(slug));
    const ofRoles = byRank(roles.flatMap(([, role]) => role.pay?.wages ?? []));
    const [lowest] = ofRoles;
    const finding = (found: string, allowed: string): Finding => ({
      source: `${contentFolder}/departments/${slug}.yaml`,
      rule: 'pay.wages',
      found,
      allowed,
      because:
        'readers compare a department with its roles, and take its lowest amount for the least of any work in it',
    });
    const unshown = categories.filter(
      (category) => !ofRoles.includes(category) && !(lowest && ranks[category] < ranks[lowest]),
    );
    const inRoles = new Set(roles.flatMap(([, role]) => role.pay?.rates ?? []));
    const rates = pay?.rates ?? [];
    const ofOthers = rates.filter(
      (rate) => isStatistic(publishers.get(publisherOf(rate))) && !inRoles.has(rate),
    );
    const middles = [...inRoles].filter((rate) => publishers.get(publisherOf(rate))?.figures?.isMedian);
    const withoutMiddle = rates.flatMap((rate) => {
      const middle = middles.find((middle) => groupOf(middle) === groupOf(rate) && !rates.includes(middle));
      return middle ? [finding(rate, `${middle} before it, as its roles have it`)] : [];
    });
    const tooHigh = roles.flatMap(([role, { pay }]) => {
      const [least, [lower]] = [categories[0], byRank(pay?.wages)];
      return least && lower && ranks[lower] < ranks[least]
        ? [finding(`${least} is its lowest category`, `${lower}, as jobs/${role} has it, or a lower one`)]
        : [];
    });
    return [
      ...unshown.map((category) =>
        finding(
          `${category}, which no role of the department has`,
          lowest ? `${[...new Set(ofRoles)].join(', ')}, or a lower one` : 'none, as its roles have none',
        ),
      ),
      ...tooHigh,
      ...ofOthers.map((rate) => finding(rate, 'what a page of one of its roles shows')),
      ...withoutMiddle,
    ];
  });

/** The group of occupations, which has one name in all statistics. */
const groupOf = (rate: string) => rate.split('/')[1];

const byRank = (categories: readonly WageCategory[] = []): WageCategory[] =>
  categories.toSorted((a, b) => ranks[a] - ranks[b]);
