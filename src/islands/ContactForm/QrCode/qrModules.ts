import { encode } from 'uqr';

/** Light modules around the code, as the standard asks for. */
const quietZone = 4;

/** The rows of a QR code, true where a module is dark; undefined for a text over the largest code's capacity of 2,953 bytes. */
export function qrModules(text: string): boolean[][] | undefined {
  if (new TextEncoder().encode(text).length > 2953) return undefined;
  return encode(text, { ecc: 'L', border: quietZone }).data;
}
