const digits = (phone: string) => phone.replace(/\D/g, '');

/**
 * A chat with the agency, with `text` written in it and not yet sent.
 *
 * @param phone international number; everything but its digits is dropped, as wa.me asks
 * @throws {URIError} when the text holds half a surrogate pair, which no URL can carry
 */
export function whatsappLink(phone: string, text?: string): string {
  const chat = `https://wa.me/${digits(phone)}`;
  return text === undefined ? chat : `${chat}?text=${encodeText(text)}`;
}

/** Starts a call to `phone`, an international number. */
export const telLink = (phone: string) => `tel:+${digits(phone)}`;

/** RFC 3986's reserved `!'()*` are escaped as well: link detectors in chat apps stop at them. */
const encodeText = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
