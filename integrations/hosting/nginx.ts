import {
  compressible,
  hashedFolder,
  hostFiles,
  immutable,
  mediaTypes,
  redirects,
  revalidated,
  securityHeaders,
} from './headers.ts';

const http = `  listen 8080;
  server_name _;`;

const https = `  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name www.example.com;
  ssl_certificate /etc/letsencrypt/live/www.example.com/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/www.example.com/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:2m;`;

/** Let's Encrypt asks for its proof over HTTP; everybody else is sent on. */
const sendOn = `
server {
  listen 80;
  listen [::]:80;
  server_name www.example.com;
  location /.well-known/acme-challenge/ { root /var/www/acme; }
  location / { return 301 https://$host$request_uri; }
}
`;

/**
 * The site for nginx 1.22 or later, to be included in its `http` block: behind something that does HTTPS, or with HTTPS
 * of its own.
 */
function nginxSite(front: 'http' | 'https'): string {
  const types = Object.entries(mediaTypes).map(([extension, type]) => `    ${type} ${extension};`);
  // nginx compresses text/html unasked, and warns where it is listed.
  const compressed = compressible
    .filter((extension) => extension !== 'html')
    .map((extension) => mediaTypes[extension]);
  const texts = [...new Set(Object.values(mediaTypes))]
    .filter((type) => /^text\/(?!html)/.test(type))
    .join(' ');
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  const moved = Object.entries(redirects).map(([from, to]) => `  location = ${from} { return 301 ${to}; }`);
  const hidden = hostFiles.map((path) => `  location = ${path} { return 404; }`);

  return `# Written by "npm run hosting" from integrations/hosting/. Change it there.
# Needs nginx and libnginx-mod-http-brotli-static: docs/deploying.md.

map $uri $site_cache_control {
  default "${revalidated}";
  ~^${hashedFolder} "${immutable}";
}
${front === 'https' ? sendOn : ''}
server {
${front === 'https' ? https : http}
  root /var/www/site;

  # A location with an add_header of its own would send none of these: no location here has one.
${headers.join('\n')}
  add_header Cache-Control $site_cache_control always;

  types {
${types.join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${texts};
  server_tokens off;
  # Behind a proxy, nginx's own port is of no use to a visitor.
  absolute_redirect off;

  # What "npm run compress" has written is sent as it is; the rest is compressed on the fly.
  brotli_static on;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 256;
  gzip_types ${compressed.join(' ')};

  error_page 404 /404.html;
  location = /404.html { internal; }
  location = /404 { return 404; }
${[...moved, ...hidden].join('\n')}
  location ~ /\\.(?!well-known/) { return 404; }

  # One address a page: /about/ and /about.html are sent to /about, where there is such a page.
  location = / { try_files /index.html =404; }
  location ~ ^/index(?:\\.html|/)?$ { return 308 /$is_args$args; }
  location ~ ^((?:/[a-z0-9-]+)+)(?:\\.html|/)$ {
    if (-f $document_root$1.html) { return 308 $1$is_args$args; }
    return 404;
  }
  location / { try_files $uri $uri.html =404; }
}
`;
}

/** The committed files that are written from here. */
export const nginxFiles = {
  'deploy/nginx/site.conf': nginxSite('http'),
  'deploy/nginx-https/site.conf': nginxSite('https'),
};
