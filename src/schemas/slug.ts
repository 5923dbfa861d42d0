import { existsSync, readdirSync } from 'node:fs';
import { z } from 'astro/zod';
import { contentFolder } from './contentFolder.ts';

/** Names an entry's file and its address: lower-case letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A slug that must be the name of a file in a folder of the content; the build stops where it is not. */
export const slugOf = (folder: string) =>
  z
    .string()
    .superRefine((slug, context) => {
      if (slugPattern.test(slug) && existsSync(`${contentFolder}/${folder}/${slug}.yaml`)) return;
      context.addIssue({ code: 'invalid_value', values: slugsIn(folder), input: slug });
    })
    .meta({ folder });

/** The slugs of a folder's entries, in the order of the alphabet. */
export const slugsIn = (folder: string) =>
  readdirSync(`${contentFolder}/${folder}`)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
