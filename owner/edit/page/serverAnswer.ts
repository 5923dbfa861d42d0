/** A request that the editor's server refused, with the whole answer. Its text is the message for the owner. */
export class ServerRefused extends Error {
  status: number;
  answer: { error?: string; problems?: string[]; conflict?: unknown };
  constructor(status: number, answer: ServerRefused['answer']) {
    super(answer.error ?? 'The editor did not answer.');
    // Decap shows the error as text. Without a name the text has the message only.
    this.name = '';
    this.status = status;
    this.answer = answer;
  }
}

/**
 * Sends a request to the editor's server, and returns its answer.
 *
 * @throws {ServerRefused} when the server refuses the request, or does not run any more
 */
export async function post<Answer>(address: string, body: BodyInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(address, { method: 'POST', body });
  } catch {
    throw new ServerRefused(0, {
      error: 'The editor does not answer. Is "npm run edit" still running in the terminal?',
    });
  }
  const answer = await response.json();
  if (!response.ok) throw new ServerRefused(response.status, answer);
  return answer;
}
