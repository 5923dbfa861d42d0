/**
 * The longest chat link, in characters, that is safe to use. Browsers and Android accept far longer links,
 * but servers on the way commonly refuse a request line over 8,192 bytes. Above this length the visitor is
 * asked to check that the whole message arrived.
 */
export const safeLinkLength = 8000;

/**
 * `long` is over three quarters of `safeLinkLength`, `too-long` is over all of it. Neither cuts or blocks a
 * message.
 */
export function linkLoad(length: number): 'fine' | 'long' | 'too-long' {
  if (length > safeLinkLength) return 'too-long';
  return length > safeLinkLength * 0.75 ? 'long' : 'fine';
}
