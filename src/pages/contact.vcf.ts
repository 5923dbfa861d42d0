import type { APIRoute } from 'astro';
import { vcard } from '#metadata/contact-card/vcard.ts';
import { contactCard } from '#queries/metadata/contactCard.ts';
import { siteIn } from '#site/siteIn.ts';

/**
 * The contact card (specification 4.7). With a saved number a visitor starts a chat or a call more easily,
 * and tells the agency's calls from a stranger's.
 */
export const GET: APIRoute = async () =>
  new Response(vcard(contactCard(await siteIn('en'))), {
    headers: { 'Content-Type': 'text/vcard;charset=utf-8' },
  });
