import { contentFolder } from '#schemas/contentFolder.ts';
import type { Finding } from '../finding.ts';

/** A city's file, in English or Hindi. A Hindi file may leave fields to the English one. */
export type City = { name?: string; headline?: string };

/** Headlines of the cities of a folder that do not name the city (specification 11.13). */
export const cityHeadlineFindings = (folder: string, cities: ReadonlyMap<string, City>): Finding[] =>
  [...cities].flatMap(([slug, { name, headline }]) =>
    !name || !headline || headline.includes(name)
      ? []
      : [
          {
            source: `${contentFolder}/${folder}/${slug}.yaml`,
            rule: 'headline',
            found: `"${headline}"`,
            allowed: `a headline with "${name}" in it`,
            because: 'a visitor must see at once which city the page is about',
          },
        ],
  );
