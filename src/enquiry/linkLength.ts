/** In characters. Browsers and Android take far longer links, but servers commonly refuse a request line over 8,192 bytes. */
export const safeLinkLength = 8000;

/** `long` is over three quarters of `safeLinkLength`, `too-long` over all of it. Neither cuts or blocks a message. */
export function linkLoad(length: number): 'fine' | 'long' | 'too-long' {
  if (length > safeLinkLength) return 'too-long';
  return length > safeLinkLength * 0.75 ? 'long' : 'fine';
}
