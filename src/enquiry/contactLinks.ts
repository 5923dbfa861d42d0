const digits = (phone: string) => phone.replace(/\D/g, '');

/**
 * A link to a WhatsApp chat with the agency, with `text` entered in the chat and not yet sent.
 *
 * @param phone international number; wa.me requires digits only, so all other characters are dropped
 * @throws {URIError} if the text contains half a surrogate pair, which no URL can contain
 */
export function whatsappLink(phone: string, text?: string): string {
  const chat = `https://wa.me/${digits(phone)}`;
  return text === undefined ? chat : `${chat}?text=${encodeText(text)}`;
}

/** The link of `whatsappLink`, or undefined for a text that it can't carry. */
export function safeChatLink(phone: string, text: string): string | undefined {
  try {
    return whatsappLink(phone, text);
  } catch {
    return undefined;
  }
}

/**
 * The same chat by two other routes, for when the first opens nothing: the app's own scheme, which needs no browser, and
 * WhatsApp's web page, which forwards to the app or to WhatsApp Web. Filter lists hide links that begin with
 * `whatsapp://send` or `https://api.whatsapp.com/send?text=` (specification 14.9). Every browser takes the tab out of the
 * address: https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * @throws {URIError} as `whatsappLink` does
 */
export function otherChatLinks(phone: string, text: string): { app: string; web: string } {
  const query = `phone=${digits(phone)}&text=${encodeText(text)}`;
  return { app: `whatsapp://\tsend?${query}`, web: `https://api.whatsapp.com/send?${query}` };
}

export const telLink = (phone: string) => `tel:+${digits(phone)}`;

/** A number as a page shows it in a sentence: on one line. */
export const onOneLine = (phone: string) => phone.replaceAll(' ', '\u00a0');

/** A search on a map, which opens the map's app on a phone: https://developers.google.com/maps/documentation/urls */
export const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Also escapes RFC 3986's reserved `!'()*`: link detectors in chat apps end a link at these characters. */
const encodeText = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
