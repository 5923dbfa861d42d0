import { z } from 'astro/zod';
import { type Count, listOf } from './group.ts';

/** A slug, the name of an entry's file: lower-case letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Latin letters that Unicode does not take apart. Without them, `Mærsk` would be `m-rsk`. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
};

/** A text as a slug: `New Delhi` becomes `new-delhi`, `Driver's mate` `drivers-mate`. */
export const slugified = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[æœøßđðłþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The slug of an entry in a folder of the content. The content check looks whether the entry exists. */
export const slugOf = (folder: string) => z.string().meta({ folder, shared: true });

/** A list of slugs. `item` is what one entry is called, such as "City". */
export const slugs = (folder: string, item: string, count?: Count) =>
  listOf(slugOf(folder).meta({ title: item }), count);

/** Which entries of a folder come first on a page that shows all of them. The others follow in the order of their files. */
export const favouritesOf = (folder: string, name: string, title: string) =>
  z
    .array(slugOf(folder).meta({ title: name, isFavourite: true }))
    .optional()
    .meta({
      title: `${title} that come first`,
      description: `In this order. The others follow by themselves: all under "${title}" are shown.`,
    });
