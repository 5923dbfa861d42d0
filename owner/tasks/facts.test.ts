import { beforeEach, expect, test } from 'vitest';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { type Content, readContent } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import { adoptHindi, confirm, confirmedFile } from './confirmed.ts';
import { tasksIn } from './tasks.ts';

let content: Content;
beforeEach(() => {
  temporarySite();
  content = readContent();
});

const factOf = (of: Content, key: string) =>
  tasksIn(of).facts.find((fact) => fact.key === `agency.yaml#${key}`);

/** The content with other values at the top of a file. */
function changed(of: Content, values: object, file = 'agency.yaml'): Content {
  const text = of.get(file) ?? '';
  return new Map([...of, [file, writeYaml(text, { ...mappingIn(text), ...values })]]);
}

/** The content with each fact read back. */
const readBack = (of: Content): Content => {
  const read = Object.fromEntries(tasksIn(of).facts.map(({ key, digest }) => [key, digest]));
  return new Map([...of, [confirmedFile, confirm(of.get(confirmedFile) ?? '', read)]]);
};

test('every value of the agency is in a fact, and one that can not be right is known', () => {
  const ofAgency = tasksIn(content).facts.filter(({ file }) => file === 'agency.yaml');
  const shown = ofAgency.map(({ path }) => path[0]);
  expect(new Set(shown)).toEqual(new Set(Object.keys(mappingIn(content.get('agency.yaml')))));
  expect(factOf(content, 'phones')?.isPlaceholder).toBe(true);
  expect(factOf(content, 'blurb')?.isPlaceholder).toBe(false);
});

test('what was read back is a value in both languages, and is to do again when it changes', () => {
  const unread = (of: Content) =>
    tasksIn(of).facts.flatMap(({ key, isRead, isPlaceholder }) => (isRead || isPlaceholder ? [] : key));
  const toReadBack = (of: Content) => tasksIn(of).findings.filter(({ confirmation }) => confirmation?.digest);
  const all = readBack(content);
  expect([...unread(all), ...toReadBack(all)]).toEqual([]);
  const other = changed(all, { email: 'new@oak.in' });
  // The person for complaints has an address of their own.
  expect(unread(other)).toEqual(['agency.yaml#email']);
  expect(toReadBack(other)).toMatchObject([
    { file: 'agency.yaml', what: 'email', texts: [{ text: 'new@oak.in' }] },
  ]);
  const inHindi = changed(all, { blurb: 'नया।' }, 'hi/agency.yaml');
  expect(unread(inHindi)).toEqual(['agency.yaml#blurb']);
  expect(factOf(inHindi, 'blurb')?.hindi).toBe('नया।');
});

test('a person and a client are a fact each, unless the page calls them a sample; it is to do again with any other value', () => {
  const own = { name: 'Oak', industry: 'Textiles', description: 'Weavers.' };
  const oak = (joined: number) => writeYaml('', { ...own, case: { asked: 4, introduced: 9, joined } });
  const clients = (joined: number): Content =>
    new Map([
      ...content,
      ['clients/neem-works.yaml', oak(joined)],
      ['clients/neem-works-2.yaml', writeYaml('', { ...own, sample: true })],
    ]);
  const entries = (of: Content) =>
    tasksIn(of).facts.filter(
      ({ file }) => /^(people|clients)/.test(file) && mappingIn(of.get(file))['sample'] !== true,
    );
  const [client, omar] = entries(clients(3));
  expect(entries(clients(3))).toHaveLength(2);
  expect(client?.english).toContain('People who joined: 3');
  expect(omar).toMatchObject({ key: 'people/omar.yaml', hindi: expect.stringContaining('उमर') });
  const later = readBack(clients(3)).get(confirmedFile) ?? '';
  const areRead = entries(new Map([...clients(2), [confirmedFile, later]])).map(({ isRead }) => isRead);
  expect(areRead).toEqual([false, true]);
});

test('a page is read as a whole, in both languages; a legal text also while the page calls it a sample', () => {
  const read = (of: Content, key: string) => tasksIn(of).facts.find((fact) => fact.key === key)?.isRead;
  const all = readBack(content);
  expect(read(all, 'pages/home.yaml')).toBe(true);
  expect(read(changed(all, { title: 'नया' }, 'hi/pages/home.yaml'), 'pages/home.yaml')).toBe(false);
  // The order of the fields, and comments, make no difference.
  const { title, ...rest } = mappingIn(content.get('pages/home.yaml'));
  const other = new Map([...all, ['pages/home.yaml', `# A note.\n${writeYaml('', { ...rest, title })}`]]);
  expect(read(other, 'pages/home.yaml')).toBe(true);
  const sample = changed(all, { sample: true }, 'legal/terms.yaml');
  expect(read(sample, 'legal/terms.yaml')).toBe(false);
  const [finding] = tasksIn(sample).findings.filter(({ file }) => file === 'legal/terms.yaml');
  expect(finding?.confirmation?.key).toBe('legal/terms.yaml');
});

test('the complaints contact is the founder with the first number, until it is set', () => {
  const { legal, founder } = mappingIn(content.get('agency.yaml')) as Record<string, { name: string }>;
  const following = changed(content, {
    legal: { ...legal, grievance: { days: 9 } },
    phones: ['+91 11 4150 2233'],
  });
  const { english } = factOf(following, 'legal') ?? {};
  expect(english).toMatch(
    new RegExp(`Name of the person: ${founder?.name}\\n[^]*\\+91 11 4150 2233\\n.*: 9$`, 'm'),
  );
  expect(factOf(readBack(following), 'legal')?.isRead).toBe(true);
});

test('what is left out and shown nowhere is no line of a fact', () => {
  const { legal } = mappingIn(content.get('agency.yaml')) as Record<string, Record<string, unknown>>;
  const { registeredOffice: _, ...rest } = legal ?? {};
  const partnership = { ...rest, form: 'partnership' };
  const { english } = factOf(changed(content, { legal: partnership }), 'legal') ?? {};
  expect(english).toContain('Partnership');
  expect(english).not.toMatch(/:\s*$/m);
});

test('a fact says where it stands, in words: a claim where a text names it, a first number that may have no WhatsApp', () => {
  expect(factOf(changed(content, { claims: { replacement: 9 } }), 'claims')?.write).toBe(
    'Where: Services page.',
  );
  expect(factOf(changed(content, { claims: { since: 2014 } }), 'claims')?.write).toBe('Where: Home page.');
  const nowhere = new Map([...content].filter(([file]) => file !== 'pages/home.yaml'));
  expect(factOf(changed(nowhere, { claims: { since: 2014 } }), 'claims')?.write).toMatch(
    /^Where: nowhere.*\{since\}/,
  );
  const pages = (phone: string) => factOf(changed(content, { phones: [phone] }), 'phones')?.write;
  expect(pages('+91 761 240 1234')).toContain('like a landline');
  expect(pages('+91 98391 23456')).not.toContain('landline');
  expect(factOf(content, 'legal')?.english).toContain('Sole proprietorship');
});

test('a founder without a letter is read where they stand, as the person for complaints', () => {
  const { founder, legal } = mappingIn(content.get('agency.yaml')) as Record<string, { name: string }>;
  const { name } = founder ?? {};
  const without = changed(content, {
    founder: { name, role: 'Founder' },
    legal: { ...legal, grievance: { days: 9 } },
  });
  expect(factOf(content, 'founder.name')?.write).toBe('Where: Home, below the letter.');
  expect(factOf(without, 'founder.name')).toBeUndefined();
  expect(factOf(without, 'legal')?.english).toContain(name);
});

test('advice stays when the fact is read without what it asks for', () => {
  const { legal } = mappingIn(content.get('agency.yaml')) as { legal: { gstin: string } };
  const { gstin: _, ...withoutNumber } = legal;
  const without = changed(content, { legal: withoutNumber });
  const asked = (of: Content) => tasksIn(of).warnings.filter(({ group }) => group === 'evidence');
  expect(asked(without).map(({ what }) => what)).toContain('legal.gstin');
  expect(asked(readBack(without))).toEqual(asked(without));
});

test('a text whose Hindi is older is to be read when the Hindi says the same', () => {
  const all = readBack(content);
  const notes = adoptHindi(
    all.get(confirmedFile) ?? '',
    'pages/about.yaml',
    mappingIn(all.get('pages/about.yaml')),
  );
  const other = changed(
    new Map([...all, [confirmedFile, notes]]),
    { intro: 'Other words.' },
    'pages/about.yaml',
  );
  const left = (of: Content) =>
    tasksIn(of).findings.flatMap(({ file, what, group }) =>
      file.endsWith('pages/about.yaml') ? [`${group} ${file} ${what}`] : [],
    );
  expect(left(other)).toEqual(['values hi/pages/about.yaml the English text has changed']);
  const later = adoptHindi(
    other.get(confirmedFile) ?? '',
    'pages/about.yaml',
    mappingIn(other.get('pages/about.yaml')),
  );
  expect(left(new Map([...other, [confirmedFile, later]]))).toEqual(['values pages/about.yaml texts']);
});
