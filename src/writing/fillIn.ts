/** A text in which `{name}` is replaced with the value of that name. Other words in braces stay. */
export const fillIn = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
