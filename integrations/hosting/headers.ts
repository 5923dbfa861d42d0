/** For `npm start` and `dist/_headers`; a test compares `deploy/nginx/site.conf`. docs/security.md says why each is there. */
export const securityHeaders = {
  // The other directives are in each page, with the page's own hashes (pagePolicy.ts).
  'Content-Security-Policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  // Two years. includeSubDomains and preload would affect everything else on the owner's domain.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Only what can reach a visitor's money, devices or surroundings: each name delays the first packet.
  'Permissions-Policy': ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The folder of the files with a content hash in their names. These files never change. */
export const hashedFolder = '/_astro/';

export const immutable = 'public, max-age=31536000, immutable';

/** Cached, but revalidated each time. `no-store` would end the back/forward cache (specification 14.4). */
export const revalidated = 'public, max-age=0, must-revalidate';

export const cacheControl = (path: string) => (path.startsWith(hashedFolder) ? immutable : revalidated);

export const mediaTypes: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Extensions of the files that compression makes smaller. WOFF2 fonts and pictures are compressed already. */
export const compressible = ['css', 'html', 'ico', 'js', 'json', 'svg', 'ttf', 'txt', 'vcf', 'xml'];

/** The `Content-Type` of a path. A path without an extension is a page. */
export function contentType(path: string): string {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? 'html';
  const type = mediaTypes[extension] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
