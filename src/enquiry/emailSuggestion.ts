import { cleanEmail } from './email.ts';

/** The mail providers that job seekers and small firms in India use most, by the name in their domain. */
const providers = [
  'gmail',
  'yahoo',
  'rediffmail',
  'outlook',
  'hotmail',
  'live',
  'icloud',
  'protonmail',
] as const;

type Provider = (typeof providers)[number];

/** Slips in "com" and "in" that are no top-level domain of their own, unlike .co, .cm, .cam or .ink. */
const endingSlips: Record<string, string> = {
  con: 'com',
  comm: 'com',
  coom: 'com',
  cpm: 'com',
  cim: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  inn: 'in',
  'co.inn': 'co.in',
};

/** Slips that are somebody's real domain: GAIL (India) Limited. */
const realNames = ['gail'];

/** The neighbours of each letter on a keyboard, on its own row: u for i, n for m. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * The address that was probably meant, for a slip in a well-known provider's name: `asha@gmial.com` and
 * `asha@gmail` are `asha@gmail.com`. Undefined for every other address, and for every domain that may exist: a company's own, `ymail.com`,
 * `yahoo.co.uk`. A suggestion is never a reason to refuse an address (specification 6.9).
 */
export function suggestEmail(text: string): string | undefined {
  const [, local, typed, ending = ''] = /^([^@\s]+)@([a-z]+)(?:\.([a-z.]+))?$/i.exec(cleanEmail(text)) ?? [];
  if (!local || !typed) return undefined;
  const name = typed.toLowerCase();
  const provider = providers.find((known) => known === name || isSlip(name, known));
  if (!provider) return undefined;
  const meant = endingFor(provider, ending.toLowerCase(), name !== provider);
  return meant && `${local}@${provider}.${meant}`;
}

/** The ending that was meant, or undefined where nothing is to be said. */
function endingFor(provider: Provider, ending: string, isNameSlip: boolean): string | undefined {
  // `r@gmail`: the HTML standard takes it for an address, and nobody gets it.
  if (ending === '') return 'com';
  const meant = endingSlips[ending] ?? ending;
  // Gmail has one domain in all countries. Other providers have many.
  if (provider === 'gmail' && !isNameSlip) return ending === 'com' ? undefined : 'com';
  // A slip in the name is one only with an ending that the provider has.
  if (isNameSlip) return ['com', 'in', 'co.in'].includes(meant) ? meant : undefined;
  return meant === ending ? undefined : meant;
}

/** True if one slip of a finger turns the provider's name into this one. The first letter is mostly right. */
function isSlip(name: string, provider: string): boolean {
  if (provider.length < 5 || name[0] !== provider[0] || realNames.includes(name)) return false;
  return (
    slipsOf(provider).has(name) ||
    (provider.length > 8 && [...slipsOf(provider)].some((slip) => slipsOf(slip).has(name)))
  );
}

/** Every name that is one slip away: a letter left out, doubled, swapped with the next, or its neighbour on the keyboard. */
function slipsOf(name: string): Set<string> {
  const slips = new Set<string>();
  for (let at = 1; at < name.length; at++) {
    const [before, letter, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
    slips.add(before + after);
    slips.add(before + letter + letter + after);
    slips.add(before + after.charAt(0) + letter + after.slice(1));
    const row = rows.find((keys) => keys.includes(letter)) ?? '';
    for (const step of [-1, 1]) slips.add(before + row.charAt(row.indexOf(letter) + step) + after);
  }
  slips.delete(name);
  return slips;
}
