import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { languages } from '#navigation/languages.ts';
import { languagePath } from '#navigation/staticPaths.ts';
import { getRoleLines } from '#queries/screens/resume.ts';

/** The lines of each role for a resume: /resume/delivery.json. The page fetches them when a role is chosen. */
export async function getStaticPaths() {
  const paths = languages.map(async (language) =>
    (await getRoleLines(language)).map(({ slug, lines }) => ({
      params: { ...languagePath(language).params, job: slug },
      props: { lines },
    })),
  );
  return (await Promise.all(paths)).flat();
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(props.lines);
