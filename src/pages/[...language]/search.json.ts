import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { searchData } from '#queries/searchPages.ts';
import type { SearchData } from '#search/searchData.ts';
import { indexed } from '#search/searchIndex.ts';
import { filePaths } from '#site/staticPaths.ts';

/** What the search field fetches beside its script: /search.json, /hi/search.json. */
export const getStaticPaths = () => filePaths(searchData);

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) => {
  const { pages, ...data } = props;
  return Response.json({ pages: pages.map(indexed), ...data } satisfies SearchData);
};
