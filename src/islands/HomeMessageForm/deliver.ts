import { whatsappLink } from '#enquiry/contactLinks.ts';
import {
  composeHomeMessage,
  type Delivery,
  type HomeMessage,
  postHomeMessage,
  simulatedDelay,
} from '#enquiry/homeMessage.ts';

/**
 * Delivers a message in the agency's way (specification 9.2). `handedOver`: WhatsApp opens, where only the visitor can send.
 *
 * @throws {Error} when the message could not be delivered
 */
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
