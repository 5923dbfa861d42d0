const faults: [RegExp, string][] = [
  [/<!DOCTYPE|<!ENTITY/i, 'a document type (DOCTYPE), which can load or hide other content'],
  [/<\?xml-stylesheet/i, 'a link to a style sheet'],
  [/<([\w-]+:)?(script|handler|listener)\b/i, "a script, which could run in a visitor's browser"],
  [/[\s"'/]on[a-z]+\s*=/i, 'an event handler (such as onload), which is a script'],
  [/javascript:/i, 'an address that is a script'],
  [/<([\w-]+:)?foreignObject\b/i, 'a web page inside the picture (foreignObject)'],
  [/<([\w-]+:)?(iframe|embed|object|audio|video|link)\b/i, 'another document inside the picture'],
  [/attributeName\s*=\s*["']\s*([\w-]+:)?(href|on)/i, 'an animation that changes a link'],
  [/@import|@font-face/i, 'styles or a font from another file'],
];

/** References inside the picture (#name) and embedded raster pictures. All others lead outside. */
const innerReference = /^\s*(#|data:image\/(png|jpeg|webp);base64,)/i;
const references = [/\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi, /\burl\(\s*["']?([^)"']*)/gi];

/**
 * What makes an SVG picture unsafe, in words for the owner. Undefined if it is safe.
 *
 * The check is strict: a harmless picture with an unusual text may be refused, but a picture that passes has no
 * script and loads nothing, also when a visitor opens its address.
 */
export function svgFault(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  if (text === undefined) return 'letters that are not in UTF-8';
  // A browser decodes &#106; in an attribute, so the check has to read the decoded text too.
  const texts = [text, withoutEscapes(text)];
  const fault = faults.find(([pattern]) => texts.some((part) => pattern.test(part)));
  if (fault) return fault[1];
  if (!/^(<\?xml[^>]*\?>)?(\s|<!--[\s\S]*?-->)*<([\w-]+:)?svg[\s>]/i.test(text))
    return 'no <svg> at its beginning';
  const outside = texts
    .flatMap((part) => references.flatMap((pattern) => [...part.matchAll(pattern)]))
    .map(([, first, second]) => first ?? second ?? '')
    .find((reference) => !innerReference.test(reference));
  return outside === undefined ? undefined : `a reference to another file: ${outside.slice(0, 80)}`;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trimStart();
    return /^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|us-ascii)/i.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Decodes the escapes of XML (&#106;) and of CSS (\6a). */
const withoutEscapes = (text: string) =>
  text
    .replace(/&#x([\da-f]{1,6});/gi, (_, code) => letter(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code) => letter(Number(code)))
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, code) => letter(Number.parseInt(code, 16)));

const letter = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
