export type Licence = { name: string; version: string; identifier: string; text: string };

const rule = '-'.repeat(72);

/**
 * All licences as one text. Packages with the same licence text are listed together.
 *
 * @throws {Error} when a package has no licence text: a developer must find the text
 */
export function listing(licences: Licence[]): string {
  const withoutText = licences.filter(({ text }) => !text).map(({ name }) => name);
  if (withoutText.length > 0) throw new Error(`No licence text: ${withoutText.join(', ')}`);
  const groups = Map.groupBy(licences, ({ text }) => text);
  return [
    'The typeface, the icons and the software in these pages are the work of others.',
    'Each is used under its own licence:',
    ...[...groups].map(([text, members]) => `${rule}\n\n${members.map(title).join('\n')}\n\n${text}`),
  ]
    .join('\n\n')
    .concat('\n');
}

const title = ({ name, version, identifier }: Licence) => `${name} ${version} (${identifier})`;
