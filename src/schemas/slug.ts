import { existsSync, readdirSync } from 'node:fs';
import { z } from 'astro/zod';

/** Names an entry's file and its address: lower-case letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A slug that must be the name of a file in `content/<folder>`; the build stops where it is not. */
export const slugOf = (folder: string) =>
  z.string().superRefine((slug, context) => {
    if (slugPattern.test(slug) && existsSync(`content/${folder}/${slug}.yaml`)) return;
    const values = readdirSync(`content/${folder}`).map((file) => file.replace(/\.yaml$/, ''));
    context.addIssue({ code: 'invalid_value', values, input: slug });
  });
