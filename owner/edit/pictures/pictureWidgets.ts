import { dirname, join } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { type PictureField, type PictureKind, pictureFields } from '../../check/pictures.ts';
import type { editorConfig } from '../decapConfig.ts';
import type { Field } from '../fields.ts';
import { pictureHelp } from './preparePicture.ts';

type Config = ReturnType<typeof editorConfig>;

/** The editor's settings, with a picture to choose (page/pictureControl.ts) in each field that holds one. */
export function withPictureWidgets(config: Config): Config {
  for (const [kind, picture] of Object.entries(pictureFields)) {
    for (const collection of config.collections) {
      const forms: { file?: string; folder?: string; fields: Field[] }[] =
        'files' in collection ? collection.files : [collection];
      for (const { file, folder, fields } of forms)
        if (
          file === join(contentFolder, picture.files) ||
          folder === join(contentFolder, dirname(picture.files))
        )
          setWidget(fields, picture.path, picture, pictureHelp(kind as PictureKind));
    }
  }
  return config;
}

function setWidget(
  fields: Field[],
  [name, ...rest]: readonly string[],
  picture: PictureField,
  hint: string,
): void {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return;
  if (rest.length === 0) {
    Object.assign(field, { widget: 'picture', picture_folder: picture.folder, hint });
    return;
  }
  const parts = (field['fields'] ?? []) as Field[];
  // Decap would demand the fields of a group even if the group as a whole may be left out. The check on saving
  // demands them when one of them has a value.
  if (!field.required) for (const part of parts) part.required = false;
  setWidget(parts, rest, picture, hint);
}
