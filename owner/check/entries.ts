import { basename } from 'node:path';
import { isMapping } from '#schemas/isMapping.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { type Content, namesIn } from './content.ts';

/** An entry to which a field can refer: its slug, and its name for the owner. */
export type Choice = { const: string; title: string };

export const choicesIn = (folder: string, content: Content): Choice[] =>
  namesIn(folder, content).map((slug) => ({ const: slug, title: nameAt(`${folder}/${slug}.yaml`, content) }));

/** The name that an entry has in lists: its own, or that of its file. A person is called by who they are. */
export const nameIn = (path: string, { name, title, who }: Record<string, unknown>) =>
  String(name ?? title ?? who ?? basename(path, '.yaml'));

/** The name of an entry, by the path of its file. */
export const nameAt = (path: string, content: Content) => nameIn(path, mappingIn(content.get(path)));

/** The values of a content file. None if the file is not valid YAML: its form then says so. */
export function mappingIn(text = ''): Record<string, unknown> {
  const { value } = parseYaml(text);
  return isMapping(value) ? value : {};
}
