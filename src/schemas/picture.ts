import { z } from 'astro/zod';
import { textField } from './text.ts';

/** The folders of `public/` with pictures that content files name. */
export const pictureFolders = ['clients', 'founder', 'people'] as const;

type Rule = { pattern: RegExp; error: string };

/** The name of a picture's file in a folder of `public/`. The content check looks whether it exists. */
export const pictureIn = (folder: (typeof pictureFolders)[number], { pattern, error }: Rule) =>
  z.string().regex(pattern, error).meta({ picture: folder, shared: true });

/** A portrait of a person in a folder of `public/`, with what it shows. */
export const portraitIn = (folder: (typeof pictureFolders)[number]) =>
  z.strictObject({
    file: pictureIn(folder, {
      pattern: /^[a-z0-9-]+\.webp$/,
      error: 'a file name such as asha-verma.webp',
    }).meta({ title: 'Picture', description: 'A square portrait, at least 640 pixels wide.' }),
    alt: textField(
      'What the picture shows',
      'A photo needs this: people who can not see it hear these words. Example: Asha Verma at her desk, laughing.',
    ),
  });
