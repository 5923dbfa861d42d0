import type { APIRoute } from 'astro';
import { pageAddress } from '#navigation/addresses.ts';
import { siteIn } from '#site/siteIn.ts';

/**
 * The canonical addresses of all pages. A file may contain 50,000 addresses. There are no dates of change, because the site
 * keeps none.
 */
export const GET: APIRoute = async () => {
  const site = await siteIn('en');
  const { siteUrl } = site.file('agency');
  const pages = [...site.pages, ...site.hindi.ownPages];
  const addresses = pages.map(({ href }) => pageAddress(siteUrl, href));
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses.map((address) => `<url><loc>${address}</loc></url>`),
      '</urlset>',
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'application/xml' } },
  );
};
