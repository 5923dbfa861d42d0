import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { Finding } from '../finding.ts';

/** A city's file, in English or Hindi. A Hindi file may leave fields to the English one. */
type City = { name?: string; headline?: string };

/** The files of cities in both languages. The build has checked them. */
export const readCities = (): Map<string, City> =>
  new Map(
    globSync(`${contentFolder}/{,hi/}cities/*.yaml`)
      .sort()
      .map((file) => [file, parse(readFileSync(file, 'utf8')) as City]),
  );

/** Headlines of cities that do not name the city (specification 11.13). */
export const cityHeadlineFindings = (cities: ReadonlyMap<string, City>): Finding[] =>
  [...cities].flatMap(([source, { name, headline }]) =>
    !name || !headline || headline.includes(name)
      ? []
      : [
          {
            source,
            rule: 'headline',
            found: `"${headline}"`,
            allowed: `a headline with "${name}" in it`,
            because: 'a visitor must see at once which city the page is about',
          },
        ],
  );
