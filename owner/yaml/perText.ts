/** What was made of a text, by the text and a key, for each function that remembers. */
const memories: Map<string, Map<unknown, unknown>>[] = [];

/** Works once for each text and key: a change by whatever program is another text. Nobody may change the shared results. */
export function perText<Result, Key = void>(make: (text: string, key: Key) => Result) {
  const memory = new Map<string, Map<Key, Result>>();
  memories.push(memory);
  return (text: string, key: Key): Result => {
    const known = memory.get(text) ?? new Map<Key, Result>();
    if (!known.has(key)) memory.set(text, known.set(key, make(text, key)));
    return known.get(key) as Result;
  };
}

/** Forgets all other texts, so that the memory is that of one state of the content. */
export function rememberOnly(texts: Iterable<string>): void {
  const now = new Set(texts);
  for (const memory of memories) for (const text of memory.keys()) if (!now.has(text)) memory.delete(text);
}
