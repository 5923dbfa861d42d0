import type { APIRoute } from 'astro';
import { getSpellings } from '#queries/screens/spelledWords.ts';

/** How words are spelled in Latin letters. The resume maker fetches it when somebody writes in Devanagari. */
export const GET: APIRoute = async () => Response.json(await getSpellings());
