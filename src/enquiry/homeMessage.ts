import { fillIn } from '#writing/fillIn.ts';
import { cleanEmail } from './email.ts';

/** The setting `delivery` in `content/agency.yaml`: what the home page's form does (specification 9.2). */
export type Delivery = 'simulated' | 'whatsapp' | `https://${string}`;

export type HomeMessage = { name: string; email: string; message: string };

export const homeFields = ['name', 'email', 'message'] as const;

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
