import { fillIn } from '#enquiry/fillIn.ts';
import type { Language } from '#navigation/languages.ts';
import { bySlug, type Entry, single } from '../entry.ts';
import type { Fact } from './atAGlance.ts';

type Codes = Extract<Entry<'jobs'>, { kind: 'role' }>['codes'];

/** A function that gives the codes of a role as lines, each with the register that has it. */
export async function getCodesOf(language: Language) {
  const { codes: words } = await single('landingWords', language);
  const official = await bySlug('officialLinks', language);
  const linksTo = (slug: string) => [official.get(slug) ?? []].flat();
  const { occupations, qualifications, trades } = words.sources;
  return (codes: Codes): Fact[] => [
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
