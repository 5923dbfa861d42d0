import type { APIRoute } from 'astro';
import { today } from '#schemas/today.ts';
import { siteIn } from '#site/siteIn.ts';

/** Milliseconds until the file expires (RFC 9116). Half a year is within the limits of specification 14.5. */
const validFor = 180 * 24 * 60 * 60 * 1000;

export const GET: APIRoute = async () => {
  const { email, siteUrl } = (await siteIn('en')).file('agency');
  const expires = new Date(Date.parse(today()) + validFor);
  return new Response(
    [
      `Contact: mailto:${email}`,
      `Expires: ${expires.toISOString().replace('.000', '')}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      `Policy: ${siteUrl}/vulnerability`,
      '',
    ].join('\n'),
  );
};
