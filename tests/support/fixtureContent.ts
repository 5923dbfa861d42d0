import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';

/** Absolute, because a test may work in another directory. */
const committed = resolve('tests/fixture/content');

/**
 * The folders in which the build needs more entries than the tests do, how many the build needs, and the
 * file and key that list them.
 */
const lists = [
  { folder: 'cities', count: 50, file: 'footer.yaml', key: ['cities'] },
  { folder: 'jobs', count: 85, file: 'footer.yaml', key: ['jobs'] },
  { folder: 'departments', count: 30, file: 'footer.yaml', key: ['departments'] },
  { folder: 'companies', count: 28, file: 'footer.yaml', key: ['companies'] },
  { folder: 'home-services', count: 8, file: 'pages/home.yaml', key: ['services', 'list'] },
  { folder: 'industries', count: 10, file: 'pages/home.yaml', key: ['industries', 'list'] },
  { folder: 'services', count: 4, file: 'pages/services.yaml', key: ['list'] },
  { folder: 'clients', count: 3, file: 'pages/clients.yaml', key: ['list'] },
] as const;

type Mapping = { [key: string]: unknown };

/** Writes the fixture site's content: the committed files, and copies of each list's first entry. */
export function writeFixtureContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(committed, folder, { recursive: true });
  for (const list of lists) fill(folder, list);
}

function fill(content: string, { folder, count, file, key }: (typeof lists)[number]): void {
  const listing = readYaml(content, file);
  const holder = key.slice(0, -1).reduce((part, name) => part[name] as Mapping, listing);
  const slugs = holder[key.at(-1) as string] as string[];
  const [model = ''] = slugs;
  for (let number = slugs.length + 1; number <= count; number++) {
    const slug = `${model}-${number}`;
    slugs.push(slug);
    copyEntry(content, folder, { model, slug, number });
  }
  writeYaml(content, file, listing);
}

/** The headline is not changed: pages with the same headline share one cached subset of its glyphs. */
function copyEntry(
  content: string,
  folder: string,
  { model, slug, number }: { model: string; slug: string; number: number },
): void {
  // Other names are those of one entry.
  const { alsoCalled: _, ...entry } = readYaml(content, `${folder}/${model}.yaml`);
  for (const key of ['name', 'title', 'description'])
    if (key in entry) entry[key] = `${entry[key]} ${number}`;
  if ('latitude' in entry) {
    entry['latitude'] = 8 + number / 2;
    entry['longitude'] = 70 + number / 3;
  }
  writeYaml(content, `${folder}/${slug}.yaml`, entry);
}

const readYaml = (content: string, file: string): Mapping => parse(readFileSync(join(content, file), 'utf8'));
const writeYaml = (content: string, file: string, data: Mapping) =>
  writeFileSync(join(content, file), stringify(data));
