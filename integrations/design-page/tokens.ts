export type Token = {
  name: string;
  value: string;
  /** Undefined if the dark scheme, or print, changes nothing. */
  dark: string | undefined;
  print: string | undefined;
};

/** Every custom property of a stylesheet, such as `styles/tokens.css`, with its first value in each scheme. */
export function tokensIn(css: string): Token[] {
  const [light = '', dark = '', print = ''] = css.split(/@media (?:\(prefers-color-scheme: dark\)|print)/);
  const [darkValues, printValues] = [valuesIn(dark), valuesIn(print)];
  return [...valuesIn(light)].map(([name, value]) => ({
    name,
    value,
    dark: darkValues.get(name),
    print: printValues.get(name),
  }));
}

/** The first value of each. Later ones apply when the web fonts are loaded. */
function valuesIn(css: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):\s*([^;]+);/g))
    if (!values.has(name)) values.set(name, value.replace(/\s+/g, ' '));
  return values;
}
