/** What was made of a text, by the text, for each function that remembers. */
const memories: Map<string, unknown>[] = [];

/** Works once for each text: a change by whatever program is another text. Nobody may change the shared results. */
export function perText<Result>(make: (text: string) => Result): (text: string) => Result {
  const memory = new Map<string, Result>();
  memories.push(memory);
  return (text) => {
    if (!memory.has(text)) memory.set(text, make(text));
    return memory.get(text) as Result;
  };
}

/** Forgets all other texts, so that the memory is that of one state of the content. */
export function rememberOnly(texts: Iterable<string>): void {
  const now = new Set(texts);
  for (const memory of memories) for (const text of memory.keys()) if (!now.has(text)) memory.delete(text);
}
