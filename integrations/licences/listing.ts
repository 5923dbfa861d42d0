/** A package and its licence, as Vite collects them. */
export type Licence = { name: string; version: string; identifier?: string; text?: string };

const rule = '-'.repeat(72);

/**
 * The licences as one text, packages with the same text together.
 *
 * @throws {Error} where a package brings no licence text: then it can't be passed on, and somebody has to look
 */
export function listing(licences: Licence[]): string {
  const bare = licences.filter(({ text }) => !text).map(({ name }) => name);
  if (bare.length > 0) throw new Error(`No licence text: ${bare.join(', ')}`);
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
