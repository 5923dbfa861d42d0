import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { PayPublisher } from '#schemas/pay.ts';
import type { Finding } from './finding.ts';
import { departmentPayFindings, type WithPay } from './pay/departmentPay.ts';
import { namedStateFindings } from './pay/namedStates.ts';
import { type City, cityHeadlineFindings } from './text/cityHeadlines.ts';

/** The files of a folder of content by their slugs. The build has checked them. */
const readEntries = <Data>(folder: string): Map<string, Data> =>
  new Map(
    globSync(`${contentFolder}/${folder}/*.yaml`)
      .sort()
      .map((file) => [basename(file, '.yaml'), parse(readFileSync(file, 'utf8'))]),
  );

export const readPublishers = () => readEntries<PayPublisher>('pay');

/** What content files break of the rules that no schema has. */
export function contentFindings(publishers = readPublishers()): Finding[] {
  const [departments, jobs] = [readEntries<WithPay>('departments'), readEntries<WithPay>('jobs')];
  return [
    ...['cities', 'hi/cities'].flatMap((folder) => cityHeadlineFindings(folder, readEntries<City>(folder))),
    ...departmentPayFindings(departments, jobs, publishers),
    ...namedStateFindings('departments', departments, publishers),
    ...namedStateFindings('jobs', jobs, publishers),
    ...namedStateFindings('companies', readEntries<WithPay>('companies'), publishers),
  ];
}
