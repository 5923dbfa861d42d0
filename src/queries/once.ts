/** Reads once in a build for the same arguments, and on every use in the dev server, where the content changes. */
export function once<Arguments extends string[], Value>(read: (...names: Arguments) => Promise<Value>) {
  const cache = new Map<string, Promise<Value>>();
  return (...names: Arguments): Promise<Value> => {
    const key = names.join(' ');
    const value = (import.meta.env.PROD && cache.get(key)) || read(...names);
    cache.set(key, value);
    return value;
  };
}
