import css from '#styles/tokens.css?raw';

export type Token = {
  name: string;
  value: string;
  /** Undefined if the dark scheme, or print, changes nothing. */
  dark: string | undefined;
  print: string | undefined;
};

const [light = '', inDark = ''] = css.split('@media (prefers-color-scheme: dark)');
const [dark = '', print = ''] = inDark.split('@media print');

/** The first value of each custom property. Later ones apply when the web fonts are loaded. */
function valuesIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/(--[\w-]+):\s*([^;]+);/g))
    if (!found.has(name)) found.set(name, value.replace(/\s+/g, ' '));
  return found;
}

const darkValues = valuesIn(dark);
const printValues = valuesIn(print);
const all: Token[] = [...valuesIn(light)].map(([name, value]) => ({
  name,
  value,
  dark: darkValues.get(name),
  print: printValues.get(name),
}));

const lengths = ['--gutter', '--page', '--measure', '--section', '--stream', '--river-gap'];

const groupOf = ({ name, value }: Token) => {
  if (value.startsWith('#')) return 'colours';
  if (name.startsWith('--size-')) return 'sizes';
  if (name.startsWith('--space-')) return 'spaces';
  return lengths.includes(name) ? 'lengths' : 'others';
};

/** Every token of `styles/tokens.css`, in groups. A new token that fits no group is among the others. */
export const tokens = {
  colours: [],
  sizes: [],
  spaces: [],
  lengths: [],
  others: [],
  ...(Object.groupBy(all, groupOf) as Partial<Record<ReturnType<typeof groupOf>, Token[]>>),
};
