import { encode } from 'uqr';

/** Light modules around the code, as the standard asks for. */
const quietZone = 4;

/** A QR code as an SVG path of unit squares; undefined for a text over the largest code's capacity of 2,953 bytes. */
export function qrPath(text: string): { path: string; size: number } | undefined {
  if (new TextEncoder().encode(text).length > 2953) return undefined;
  const { data, size } = encode(text, { ecc: 'L', border: quietZone });
  const path = data
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return { path, size };
}
