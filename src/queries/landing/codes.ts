import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import type { Fact } from './atAGlance.ts';

type Codes = Extract<Entry<'jobs'>, { kind: 'role' }>['codes'];

/** The codes of a role as lines, each with the register that has it. */
export function codeFacts(site: Site, codes: Codes): Fact[] {
  const { codes: words } = site.words.landing;
  const linksTo = (slug: string) => site.entries('officialLinks', [slug]);
  const { occupations, qualifications, trades } = words.sources;
  return [
    ...(codes?.nco
      ? [
          {
            label: words.nco,
            items: codes.nco.map(({ code, title }) => (title ? { term: code, text: title } : { text: code })),
            links: linksTo(occupations),
          },
        ]
      : []),
    ...(codes?.nsqf
      ? [
          {
            label: words.nsqf,
            // "Assistant Electrician, CON/Q0602, level 3"
            items: [
              {
                text: [
                  codes.nsqf.name,
                  codes.nsqf.code,
                  fillIn(words.level, { level: String(codes.nsqf.level) }),
                ]
                  .filter(Boolean)
                  .join(', '),
              },
            ],
            links: linksTo(qualifications),
          },
        ]
      : []),
    ...(codes?.trades
      ? [{ label: words.trades, items: codes.trades.map((text) => ({ text })), links: linksTo(trades) }]
      : []),
  ];
}
