import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { type CollectionKey, collectionSchemas } from '#schemas/collections.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

const yaml = (pattern: string, idOf: (file: string) => string, schema: z.ZodType) =>
  defineCollection({
    loader: glob({ base: contentFolder, pattern, generateId: ({ entry }) => idOf(entry) }),
    schema: schema as z.ZodObject,
  });

/** The file name without folder and extension: "agra" for content/cities/agra.yaml. */
const slugOf = (file: string) => file.replace(/^.*\/|\.yaml$/g, '');

const english = Object.fromEntries(
  Object.entries(collectionSchemas).map(([name, { pattern, schema }]) => [
    name,
    yaml(pattern, slugOf, schema),
  ]),
) as Record<CollectionKey, ReturnType<typeof yaml>>;

/**
 * All Hindi files are one collection, by their path: "jobs/delivery". `owner/check` checks them against their schemas
 * before a build.
 */
const hindi = yaml('hi/**/*.yaml', (file) => file.replace(/^hi\/|\.yaml$/g, ''), z.looseObject({}));

export const collections = { ...english, hindi };
