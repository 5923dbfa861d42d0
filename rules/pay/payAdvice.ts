import { contentFolder } from '#schemas/contentFolder.ts';
import type { PayPublisher } from '#schemas/pay.ts';
import { payFindings } from '#schemas/payRevision.ts';
import type { Finding } from '../finding.ts';

export const payAdvice = (publishers: ReadonlyMap<string, PayPublisher>): Finding[] =>
  payFindings(publishers).map(({ file, path, write }) => ({
    source: `${contentFolder}/${file}`,
    rule: path.join('.'),
    found: write,
    allowed: 'what the source says today',
    because: 'readers rely on the amount',
  }));
