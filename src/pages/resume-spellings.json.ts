import type { APIRoute } from 'astro';
import { spellingsOf } from '#queries/screens/spelledWords.ts';
import { siteIn } from '#site/siteIn.ts';

/** How words are spelled in Latin letters. The resume maker fetches it when somebody writes in Devanagari. */
export const GET: APIRoute = async () => Response.json(spellingsOf(await siteIn('en')));
