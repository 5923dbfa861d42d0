import { whatsappLink } from '#enquiry/contactLinks.ts';
import { cleanEmail } from '#enquiry/email.ts';
import { composeHomeMessage, type Delivery, type HomeMessage } from '#enquiry/homeMessage.ts';

/** Milliseconds for which the simulated form shows Sending... before Message Sent! (specification 9.1). */
const simulatedDelay = 2000;

/** Milliseconds after which an endpoint that has not answered counts as failed. */
const endpointTimeout = 15_000;

/** Specification 9.2. `handedOver`: only the visitor can send it now. @throws {Error} when it could not be delivered */
export async function deliver(
  delivery: Delivery,
  message: HomeMessage,
  phone: string,
  labels: HomeMessage,
): Promise<'delivered' | 'handedOver'> {
  if (delivery === 'simulated') {
    await new Promise((resolve) => setTimeout(resolve, simulatedDelay));
  } else if (delivery === 'whatsapp') {
    // In the same tab: in-app browsers have no other tab, and pop-up blockers don't block this.
    location.assign(whatsappLink(phone, composeHomeMessage(message, labels)));
    return 'handedOver';
  } else {
    await postHomeMessage(delivery, message);
  }
  return 'delivered';
}

/** @throws {Error} if the endpoint can't be reached, answers with a status other than 2xx, or takes over 15 s */
async function postHomeMessage(endpoint: string, message: HomeMessage): Promise<void> {
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
