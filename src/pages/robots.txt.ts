import type { APIRoute } from 'astro';
import { getAgency } from '#queries/agency.ts';

export const GET: APIRoute = async () => {
  const { siteUrl } = await getAgency();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
};
