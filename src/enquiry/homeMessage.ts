import { cleanEmail } from './email.ts';
import { fillIn } from './fillIn.ts';

/** The setting `delivery` in `content/agency.yaml`: what the home page's form does (specification 9.2). */
export type Delivery = 'simulated' | 'whatsapp' | `https://${string}`;

/** The three fields of the home page's form (specification 9.1). */
export type HomeMessage = { name: string; email: string; message: string };

/** The fields in the order in which the form shows them. */
export const homeFields = ['name', 'email', 'message'] as const;

/** Milliseconds for which the simulated form shows Sending... before Message Sent! (specification 9.1). */
export const simulatedDelay = 2000;

/** Milliseconds after which an endpoint that has not answered counts as failed. */
const endpointTimeout = 15_000;

/** Sentences about the home page's form. `endpoint` contains the placeholder `{host}`. */
type DeliveryWords = { simulated: string; whatsapp: string; endpoint: string };

/** The part of the privacy notice about the form on the home page (specification 14.2). */
export const deliveryNotice = (delivery: Delivery, words: DeliveryWords): string =>
  delivery === 'simulated' || delivery === 'whatsapp'
    ? words[delivery]
    : fillIn(words.endpoint, { host: new URL(delivery).host });

/** The text of a home message for WhatsApp: an English heading, then lines in the visitor's language. */
export const composeHomeMessage = ({ name, email, message }: HomeMessage, labels: HomeMessage) =>
  [
    '*New Message*',
    `${labels.name}: ${name.trim()}`,
    `${labels.email}: ${cleanEmail(email)}`,
    `${labels.message}: ${message.trim()}`,
  ].join('\n');

/**
 * Posts a home message as JSON to the agency's endpoint.
 *
 * @throws {Error} if the endpoint can't be reached, answers with a status other than 2xx, or takes over 15 s
 */
export async function postHomeMessage(endpoint: string, message: HomeMessage): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), endpointTimeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, email: cleanEmail(message.email) }),
      credentials: 'omit',
      signal: late.signal,
    });
    if (!response.ok) throw new Error(`${endpoint} answered ${response.status}`);
  } finally {
    clearTimeout(timer);
  }
}
