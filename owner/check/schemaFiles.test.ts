import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { firstLines, namedSchema, schemaTexts, slugsText, writeSchemaFiles } from './schemaFiles.ts';

const project = process.cwd();
const remedy = 'out of date: npm run schemas';

const ajv = new Ajv({ strict: false });
formats.default(ajv);
ajv.addSchema(JSON.parse(slugsText()), 'slugs.json');
for (const [file, text] of schemaTexts()) ajv.addSchema(JSON.parse(text), basename(file));

const nameOf = (line: string) => basename(line.slice(line.indexOf('=') + 1));
const files = [...firstLines()];

test.each([...schemaTexts()])('%s says what the zod schema says', (file, text) => {
  expect(readFileSync(file, 'utf8'), remedy).toBe(text);
});

test('a content file that names a schema names its own, and some of each kind do', () => {
  const named = files.filter(([file]) => namedSchema(readFileSync(file, 'utf8')));
  for (const [file, line] of named)
    expect(namedSchema(readFileSync(file, 'utf8')), `${file} ${remedy}`).toBe(line);
  expect(new Set(named.map(([, line]) => nameOf(line))).size).toBe(schemaTexts().size);
});

test.each(files)('%s meets its JSON Schema', (file, line) => {
  ajv.validate(nameOf(line), parse(readFileSync(file, 'utf8')));
  expect(ajv.errors).toBe(null);
});

describe('a text editor marks', () => {
  test.each([
    ['an unknown field', 'cities/agra', { comute: 'x' }],
    ['a reference to nothing', 'cities/agra', { jobs: ['sales', 'chef', 'nurse', 'astronaut'] }],
    ['a title that is too long', 'cities/agra', { title: 'x'.repeat(66) }],
    ['a place outside India', 'cities/agra', { latitude: 51 }],
    ['a kind that there is not', 'jobs/delivery', { kind: 'roll' }],
    ['an address that is none', 'companies/tcs', { website: 'tcs' }],
  ])('%s', (_, entry, change) => {
    const content = parse(readFileSync(`content/${entry}.yaml`, 'utf8'));
    expect(ajv.validate(`${entry.split('/')[0]}.json`, { ...content, ...change })).toBe(false);
  });
});

describe('in a copy of the content', () => {
  const copy = mkdtempSync(join(tmpdir(), 'schemas-'));
  beforeAll(() => {
    cpSync('content', join(copy, 'content'), { recursive: true });
    process.chdir(copy);
  });
  afterAll(() => {
    process.chdir(project);
    rmSync(copy, { recursive: true });
  });

  test('a new entry gets its first line and a place among the slugs, and changes no schema', () => {
    const before = new Map(schemaTexts());
    const agra = readFileSync('content/cities/agra.yaml', 'utf8');
    writeFileSync('content/cities/shimla.yaml', agra.slice(agra.indexOf('\n') + 1));
    writeSchemaFiles();
    expect(readFileSync('content/cities/shimla.yaml', 'utf8')).toBe(agra);
    expect(JSON.parse(readFileSync('content/.schemas/slugs.json', 'utf8')).definitions.cities.enum).toContain(
      'shimla',
    );
    expect(new Map(schemaTexts())).toEqual(before);
  });
});
