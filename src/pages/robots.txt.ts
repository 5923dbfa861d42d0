import type { APIRoute } from 'astro';
import { siteIn } from '#site/siteIn.ts';

export const GET: APIRoute = async () => {
  const { siteUrl } = (await siteIn('en')).file('agency');
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
};
