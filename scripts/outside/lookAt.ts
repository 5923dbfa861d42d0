/** What became of an address: undefined if it answered, else a sentence for the owner. */
export type Outcome = string | undefined;

/** How long a site may take to answer, in milliseconds. */
const patience = 20_000;

/** Some sites refuse programs that don't say who they are. */
const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; check-outside; one request for each link)' };

/** It has moved if another host answers, or the front page for a longer path. */
export async function lookAt(address: string, ask: typeof fetch = fetch): Promise<Outcome> {
  try {
    const answer = await ask(address, { headers, signal: AbortSignal.timeout(patience) });
    await answer.body?.cancel();
    if (!answer.ok) return `answers with error ${answer.status}`;
    return hasMoved(new URL(address), new URL(answer.url)) ? `has moved to ${answer.url}` : undefined;
  } catch (error) {
    return `does not answer (${reasonOf(error)})`;
  }
}

const hostOf = ({ host }: URL) => host.replace(/^www\./, '');

const hasMoved = (asked: URL, answered: URL) =>
  hostOf(asked) !== hostOf(answered) || (asked.pathname.length > 1 && answered.pathname === '/');

/** fetch hides the reason, such as an unknown host, in `cause`. */
function reasonOf(error: unknown): string {
  const { name, cause, message } = error as Error;
  if (name === 'TimeoutError') return `no answer in ${patience / 1000} seconds`;
  return cause instanceof Error ? cause.message : message;
}
