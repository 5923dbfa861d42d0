import { contentFolder } from '#schemas/contentFolder.ts';
import { type Pay, type PayPublisher, publisherOf } from '#schemas/pay.ts';
import type { Finding } from '../finding.ts';

/** Texts on pay that name a state, of pages that show no amount of it (specification 11.17). */
export const namedStateFindings = (
  folder: 'jobs' | 'departments' | 'companies',
  entries: ReadonlyMap<string, { pay?: Pay }>,
  publishers: ReadonlyMap<string, PayPublisher>,
): Finding[] =>
  [...entries].flatMap(([slug, { pay: { note = '', rates = [] } = {} }]) =>
    [...new Set([...publishers].flatMap(([, { state }]) => state ?? []))]
      // Not the Delhi Police.
      .filter((state) => new RegExp(`\\b${state}\\b(?! [A-Z])`).test(note))
      .filter((state) => !rates.some((rate) => publishers.get(publisherOf(rate))?.state === state))
      .map((state) => ({
        source: `${contentFolder}/${folder}/${slug}.yaml`,
        rule: 'pay.note',
        found: `"${state}", of which pay.rates has no amount`,
        allowed: 'one of its amounts, or a text without its name',
        because: 'a reader looks for the amount that the text speaks of',
      })),
  );
