import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaveRefusal } from '../save.ts';

export class ServerRefused extends Error {
  details: SaveRefusal;
  constructor({ message, ...details }: { message: string } & SaveRefusal) {
    super(message);
    this.details = details;
  }
}

/** The changes that the server has not answered yet. */
const changes = new Set<Promise<unknown>>();

/** A question waits for the changes sent before it. @throws {ServerRefused} also when the server runs no more */
export async function ask<Answer>(address: string, body?: object): Promise<Answer> {
  const post = body && { method: 'POST', body: body instanceof File ? body : JSON.stringify(body) };
  const refuse = (message: string) => () => {
    throw new ServerRefused({ message });
  };
  if (!post) await Promise.allSettled(changes);
  const sent = fetch(`/edit/${address}`, post).catch(
    refuse('The editor does not answer. Does "npm run edit" still run?'),
  );
  if (post) changes.add(sent);
  const response = await sent.finally(() => changes.delete(sent));
  const answer = await response
    .json()
    .catch(refuse(`The editor's answer can not be read (${response.status}). Start "npm run edit" again.`));
  if (!response.ok) throw new ServerRefused(answer);
  return answer;
}

/** The server's answer, or the reason why there is none, and a function that asks again. */
export function useAnswer<Answer>(address: string) {
  const [state, setState] = useState<{ address?: string; answer?: Answer; refusal?: string }>({});
  const asked = useRef(0);
  const reload = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const next = await ask<Answer>(address).then(
      (answer) => ({ address, answer }),
      ({ message }: Error) => ({ address, refusal: message }),
    );
    // Answers may come in another order than the questions, and an older one lacks the last change.
    if (question === asked.current) setState(next);
    return next as typeof state;
  }, [address]);
  useEffect(() => void reload(), [reload]);
  // The answer to another question is no answer.
  return { ...(state.address === address ? state : {}), reload };
}
