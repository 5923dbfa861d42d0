import { useCallback, useEffect, useState } from 'react';
import type { SaveRefusal } from '../save.ts';

/** A request that the server refused. The message is for the owner. */
export class ServerRefused extends Error {
  details: SaveRefusal & { problems?: string[] };
  constructor({ message, ...details }: { message: string } & ServerRefused['details']) {
    super(message);
    this.details = details;
  }
}

/**
 * Asks the editor's server. With a body it is a POST: of JSON, or of a file.
 *
 * @throws {ServerRefused} when the server refuses the request, or does not run any more
 */
export async function ask<Answer>(address: string, body?: object): Promise<Answer> {
  const post = body && { method: 'POST', body: body instanceof File ? body : JSON.stringify(body) };
  const response = await fetch(`/edit/${address}`, post).catch(() => {
    throw new ServerRefused({ message: 'The editor does not answer. Does "npm run edit" still run?' });
  });
  const answer = await response.json();
  if (!response.ok) throw new ServerRefused(answer);
  return answer;
}

/** The server's answer, or the reason why there is none, and a function that asks again. */
export function useAnswer<Answer>(address: string) {
  const [state, setState] = useState<{ address?: string; answer?: Answer; refusal?: string }>({});
  const reload = useCallback(
    () =>
      ask<Answer>(address).then(
        (answer) => setState({ address, answer }),
        ({ message }: Error) => setState({ address, refusal: message }),
      ),
    [address],
  );
  useEffect(() => void reload(), [reload]);
  // The answer to another question is no answer.
  return { ...(state.address === address ? state : {}), reload };
}
