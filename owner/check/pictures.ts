import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '#schemas/contentFolder.ts';

/** A content field that holds the name of a picture's file, and the folder in which that file must be. */
export type PictureField = { folder: string; files: string; path: string[] };

/** The fields with a picture. The schemas say which names are allowed, and this list where the files are. */
export const pictureFields = {
  logo: { folder: 'public/clients', files: 'clients/*.yaml', path: ['logo'] },
  photo: { folder: 'public/founder', files: 'agency.yaml', path: ['founder', 'photo', 'file'] },
} as const satisfies Record<string, PictureField>;

export type PictureKind = keyof typeof pictureFields;

/** The kind of picture that belongs into a folder. */
export const pictureKindIn = (folder: string) =>
  (Object.keys(pictureFields) as PictureKind[]).find((kind) => pictureFields[kind].folder === folder);

/** The names of the picture files in a folder, in alphabetical order. Hidden files are left out. */
export const picturesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : [];

/** The field of a content file that holds a picture, with its value. Undefined if the file has none. */
export function pictureOf(file: string, content: unknown) {
  const field = Object.values(pictureFields).find(({ files }) =>
    matchesGlob(file, join(contentFolder, files)),
  );
  const value = field?.path.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | null | undefined)?.[key],
    content,
  );
  return field && typeof value === 'string' ? { ...field, value } : undefined;
}

/** The content files whose picture is this file. */
export function filesWithPicture(picture: string): string[] {
  const files = Object.values(pictureFields).flatMap(({ folder, files }) =>
    folder === dirname(picture) ? globSync(join(contentFolder, files)) : [],
  );
  return files
    .filter((file) => pictureOf(file, parse(readFileSync(file, 'utf8')))?.value === basename(picture))
    .sort();
}
