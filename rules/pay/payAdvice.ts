import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { PayPublisher } from '#schemas/pay.ts';
import { payFindings } from '#schemas/payRevision.ts';
import type { Finding } from '../finding.ts';

/** The files of `content/pay/` by their slugs. The build has checked them. */
export const readPublishers = (): Map<string, PayPublisher> =>
  new Map(
    globSync(`${contentFolder}/pay/*.yaml`)
      .sort()
      .map((file) => [basename(file, '.yaml'), parse(readFileSync(file, 'utf8')) as PayPublisher]),
  );

export const payAdvice = (publishers: ReadonlyMap<string, PayPublisher>): Finding[] =>
  payFindings(publishers).map(({ file, path, write }) => ({
    source: `${contentFolder}/${file}`,
    rule: path.join('.'),
    found: write,
    allowed: 'what the source says today',
    because: 'readers rely on the amount',
  }));
