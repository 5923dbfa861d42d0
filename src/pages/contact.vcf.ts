import type { APIRoute } from 'astro';
import { vcard } from '#metadata/contact-card/vcard.ts';
import { getAgency } from '#queries/agency.ts';

/**
 * The contact card (specification 4.7). With a saved number a visitor starts a chat or a call more easily,
 * and tells the agency's calls from a stranger's.
 */
export const GET: APIRoute = async () => {
  const { siteUrl, ...agency } = await getAgency();
  return new Response(vcard({ ...agency, url: siteUrl }), {
    headers: { 'Content-Type': 'text/vcard;charset=utf-8' },
  });
};
