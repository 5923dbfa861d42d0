import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { searchData } from '#queries/searchPages.ts';
import type { SearchData } from '#search/searchData.ts';
import { indexed } from '#search/searchIndex.ts';
import { siteIn } from '#site/siteIn.ts';
import { inBothLanguages } from '#site/staticPaths.ts';

/** What the search field fetches beside its script: /search.json, /hi/search.json. */
export const getStaticPaths = inBothLanguages;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { pages, ...data } = searchData(await siteIn(props.language));
  return Response.json({ pages: pages.map(indexed), ...data } satisfies SearchData);
};
