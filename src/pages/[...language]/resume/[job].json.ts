import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { roleLines } from '#queries/screens/resume.ts';
import { entryPaths } from '#site/staticPaths.ts';

/** The lines of each role for a resume: /resume/delivery.json. The page fetches them when a role is chosen. */
export const getStaticPaths = () => entryPaths(roleLines, 'job');

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(props.entry.lines);
