/** A table from the text that writes it: `क k,ख kh`. */
export const pairs = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(',').map((pair) => pair.split(' ') as [string, string]));

/** Devanagari consonants with the letters that people in India write for them: "sh" and "dh", not "ś" and "ḍh". */
export const consonants = pairs(
  'क k,ख kh,ग g,घ gh,ङ n,च ch,छ chh,ज j,झ jh,ञ n,ट t,ठ th,ड d,ढ dh,ण n,त t,थ th,द d,ध dh,न n,प p,फ f,ब b,भ bh,म m,य y,र r,ल l,ळ l,व v,श sh,ष sh,स s,ह h',
);

/** Vowels and their signs, in the same way. */
export const vowels = pairs(
  'अ a,आ a,ा a,इ i,ि i,ई i,ी i,उ u,ु u,ऊ u,ू u,ऋ ri,ृ ri,ए e,े e,ऐ ai,ै ai,ऍ e,ॅ e,ऑ o,ॉ o,ओ o,ो o,औ au,ौ au,ं n,ँ n',
);

export const virama = '्';

/** True for a text with letters, not only digits, in Devanagari. */
export const hasDevanagari = (text: string): boolean => /[\u0904-\u0939\u0958-\u0961]/.test(text);
