import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { searchData } from '#search/searchPages.ts';
import { filePaths } from '#site/staticPaths.ts';

/** What the search field fetches beside its script: /search.json, /hi/search.json. */
export const getStaticPaths = () => filePaths((site) => site.once(searchData));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(props);
