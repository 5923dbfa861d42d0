import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { drawIcon, icons } from '#metadata/icons/icon.ts';

export const getStaticPaths = () =>
  Object.entries(icons).map(([icon, shape]) => ({ params: { icon }, props: shape }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await drawIcon(props)), { headers: { 'Content-Type': 'image/png' } });
