import { z } from 'astro/zod';

/** The folders of `public/` with pictures that content files name. */
export const pictureFolders = ['clients', 'founder'] as const;

type Rule = { pattern: RegExp; error: string };

/** The name of a picture's file in a folder of `public/`. The content check looks whether it exists. */
export const pictureIn = (folder: (typeof pictureFolders)[number], { pattern, error }: Rule) =>
  z.string().regex(pattern, error).meta({ picture: folder, shared: true });
