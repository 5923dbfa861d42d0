import { existsSync, readdirSync } from 'node:fs';
import { z } from 'astro/zod';
import { contentFolder } from './contentFolder.ts';

/** A slug, the name of an entry's file: lower-case letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A slug that must be the name of a file in a folder of the content. Otherwise the build fails. */
export const slugOf = (folder: string) =>
  z
    .string()
    .superRefine((slug, context) => {
      if (slugPattern.test(slug) && existsSync(`${contentFolder}/${folder}/${slug}.yaml`)) return;
      context.addIssue({ code: 'invalid_value', values: slugsIn(folder), input: slug });
    })
    .meta({ folder, shared: true });

/** The slugs of a folder's entries, in alphabetical order. Git keeps no empty folder, so it may be missing. */
export const slugsIn = (folder: string) =>
  (existsSync(`${contentFolder}/${folder}`) ? readdirSync(`${contentFolder}/${folder}`) : [])
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
