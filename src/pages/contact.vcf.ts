import type { APIRoute } from 'astro';
import { vcard } from '#metadata/contact-card/vcard.ts';
import { getAgency } from '#queries/agency.ts';

/** A saved number makes a WhatsApp chat or a call easier, and a stranger's call easier to tell from ours (specification 4.7). */
export const GET: APIRoute = async () => {
  const { siteUrl, ...agency } = await getAgency();
  return new Response(vcard({ ...agency, url: siteUrl }), {
    headers: { 'Content-Type': 'text/vcard;charset=utf-8' },
  });
};
