import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import type { Fact } from './atAGlance.ts';

type Codes = Extract<Entry<'jobs'>, { kind: 'role' }>['codes'];

/** The codes of a role as lines, each with the register that has it. */
export function codeFacts(site: Site, { nco, nsqf, trades }: NonNullable<Codes> = {}): Fact[] {
  const { codes: words } = site.words.landing;
  const fact = (label: string, source: string, items: Fact['items']) => ({
    label,
    items,
    links: site.entries('officialLinks', [source]),
  });
  const { sources } = words;
  // "Assistant Electrician, CON/Q0602, level 3"
  const qualification = nsqf && [nsqf.name, nsqf.code, fillIn(words.level, { level: String(nsqf.level) })];
  return [
    nco &&
      fact(
        words.nco,
        sources.occupations,
        nco.map(({ code, title }) => (title ? { term: code, text: title } : { text: code })),
      ),
    qualification &&
      fact(words.nsqf, sources.qualifications, [{ text: qualification.filter(Boolean).join(', ') }]),
    trades &&
      fact(
        words.trades,
        sources.trades,
        trades.map((text) => ({ text })),
      ),
  ].filter((found) => found !== undefined);
}
