import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { Pay, WageCategory } from '#schemas/pay.ts';
import type { Finding } from '../finding.ts';

/** What the rule reads of a role or a department. */
type WithPay = { pay?: Pay; departments?: string[] };

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

/** The files of a folder of content by their slugs. The build has checked them. */
export const readWithPay = (folder: 'jobs' | 'departments'): Map<string, WithPay> =>
  new Map(
    globSync(`${contentFolder}/${folder}/*.yaml`)
      .sort()
      .map((file) => [basename(file, '.yaml'), parse(readFileSync(file, 'utf8')) as WithPay]),
  );

/** Departments that show a higher least wage than one of their roles (specification 11.17). */
export const departmentPayFindings = (
  departments: ReadonlyMap<string, WithPay>,
  jobs: ReadonlyMap<string, WithPay>,
): Finding[] =>
  [...departments].flatMap(([slug, { pay }]) => {
    const least = lowest(pay?.wages);
    if (!least) return [];
    return [...jobs]
      .filter(([, role]) => role.departments?.includes(slug))
      .flatMap(([role, { pay }]) => {
        const lower = lowest(pay?.wages);
        if (!lower || ranks[lower] >= ranks[least]) return [];
        return [
          {
            source: `${contentFolder}/departments/${slug}.yaml`,
            rule: 'pay.wages',
            found: `${least} is its lowest category`,
            allowed: `${lower}, as jobs/${role} has it, or a lower one`,
            because: 'readers take the lowest amount of a department for the least that any work in it pays',
          },
        ];
      });
  });

const lowest = (categories: readonly WageCategory[] = []): WageCategory | undefined =>
  categories.toSorted((a, b) => ranks[a] - ranks[b])[0];
