/**
 * Characters that a chat link carries safely. Browsers and Android pass on far more, but servers on the way
 * commonly refuse a request line over 8,192 bytes, so beyond this the visitor is told to look whether it arrived whole.
 */
export const safeLinkLength = 8000;

/** How near a link is to that: `long` from three quarters on, `too-long` beyond it. Never a reason to cut or block. */
export function linkLoad(length: number): 'fine' | 'long' | 'too-long' {
  if (length > safeLinkLength) return 'too-long';
  return length > safeLinkLength * 0.75 ? 'long' : 'fine';
}
