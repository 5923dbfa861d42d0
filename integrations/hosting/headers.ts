/**
 * What every host sends with the site's files: the one source of `npm start`, `dist/_headers` and `deploy/nginx/`.
 * docs/security.md says why each header is there.
 */
export const securityHeaders = {
  // The rest of the policy is in each page, with that page's own hashes: pagePolicy.ts.
  'Content-Security-Policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  // Two years. Without includeSubDomains and preload, which would reach what else the owner's domain serves.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // What reaches for a visitor's money, devices or surroundings. Each name more delays every page's first packet.
  'Permissions-Policy': ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Files whose names carry a hash of their content: they never change. */
export const hashedFolder = '/_astro/';

export const immutable = 'public, max-age=31536000, immutable';

/** Kept, but asked for again each time. Never `no-store`, which would end the back/forward cache (specification 14.4). */
export const revalidated = 'public, max-age=0, must-revalidate';

/** How long browsers may keep what is at a path. */
export const cacheControl = (path: string) => (path.startsWith(hashedFolder) ? immutable : revalidated);

/** The media type of each kind of file, by its extension. */
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
  txt: 'text/plain',
  vcf: 'text/vcard',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Kinds of file that get smaller by compression; fonts and pictures are compressed already. */
export const compressible = ['css', 'html', 'ico', 'js', 'json', 'svg', 'txt', 'vcf', 'xml'];

/** The `Content-Type` of a path; one without an extension is a page. */
export function contentType(path: string): string {
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? 'html';
  const type = mediaTypes[extension] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Old or customary addresses of something that lives elsewhere. RFC 9116 names this one. */
export const redirects = { '/security.txt': '/.well-known/security.txt' } as const;

/** What hosts read and do not serve. */
export const hostFiles = ['/_headers', '/_redirects'] as const;
