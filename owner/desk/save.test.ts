import { existsSync, readFileSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentPath, readContent as readText, writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { readContent } from '../check/content.ts';
import { tasksIn } from '../tasks/tasks.ts';
import { confirmAsItStands } from './confirmAsItStands.ts';
import { type FileForm, formFor } from './form.ts';
import { Refused } from './refused.ts';
import { type SaveRefusal, save } from './save.ts';

type Values = Record<string, unknown>;

const city = 'cities/hillpur.yaml';
const open = (id: string) => formFor(id, readContent());
const openFile = (id: string) => open(id).english;
const saveWith = (form: FileForm, values: Values) =>
  save({ ...form, content: { ...(form.content as Values), ...values } });

/** What the page gets when a save is refused. */
function refusalOf(act: () => unknown): SaveRefusal & { message: string } {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return { message: error.message, ...error.details };
    throw error;
  }
  throw new Error('It was not refused.');
}

beforeEach(() => temporarySite());

test('a text is saved on one line, what was left empty is left out, and every other line stays', () => {
  const before = `# A comment.\n${readText(city)}`;
  writeContent(city, before);
  saveWith(openFile(city), { commute: ' By \n  train. ', night: '', preferredLocation: undefined });
  const after = before.replace('By boat.', 'By train.').replace(/^(night|preferredLocation): .*\n/gm, '');
  expect(readText(city)).toBe(after);
  const { founder } = parse(readText('agency.yaml'));
  saveWith(openFile('agency.yaml'), { founder: { ...founder, sample: false, photo: {} } });
  const { sample: _, ...person } = founder;
  expect(parse(readText('agency.yaml')).founder).toEqual(person);
});

test('what the build would refuse in this file is not saved, and the page gets the path of each field', () => {
  writeContent('cities/lakepur.yaml', 'name: 5\n');
  const before = readText(city);
  const values = { latitude: 99, jobs: ['no-such-job'], intro: 'Good <b>people</b>.' };
  const { message, fields } = refusalOf(() => saveWith(openFile(city), values));
  expect(message).toMatch(/Cities, Hillpur: Latitude\. Now: 99\. Allowed: a number from 6 to 37\.5/);
  const paths = fields?.map(({ path }) => path.join('.'));
  expect(paths).toEqual(expect.arrayContaining(['intro', 'jobs.0', 'latitude']));
  expect(readText(city)).toBe(before);
  saveWith(openFile(city), { intro: 'Shifts of < 8 hours.' });
  expect(parse(readText(city)).intro).toBe('Shifts of < 8 hours.');
});

test('over a file that changed or was deleted meanwhile, a save is refused, and can be repeated', () => {
  const form = openFile('clients/neem-works.yaml');
  writeContent(form.path, readText(form.path).replace(/^industry: .*/m, 'industry: Of the file'));
  const { message, version = '' } = refusalOf(() => saveWith(form, {}));
  expect(message).toMatch(/^This file has changed since you opened it/);
  expect(parse(readText(form.path)).industry).toBe('Of the file');
  saveWith({ ...form, version }, {});
  expect(parse(readText(form.path))).toEqual(form.content);
  rmSync(contentPath(form.path));
  const refusal = refusalOf(() => saveWith(form, {}));
  expect(refusal).toMatchObject({ message: expect.stringMatching(/^This file was deleted/), version: null });
  saveWith({ ...form, version: null }, {});
  expect(parse(readText(form.path))).toEqual(form.content);
});

test('a new client gets its address from its name, and never replaces another', () => {
  const form = openFile('clients');
  const values = { name: 'Oak & Elm', industry: 'Textiles', description: 'Weavers.' };
  expect(saveWith(form, values)).toBe('clients/oak-elm.yaml');
  const text = 'name: Oak & Elm\nindustry: Textiles\ndescription: Weavers.\n';
  expect(readText('clients/oak-elm.yaml')).toBe(text);
  expect(saveWith(form, { ...values, name: "Asha's, the Driver’s Guild" })).toBe(
    'clients/ashas-the-drivers-guild.yaml',
  );
  expect(refusalOf(() => saveWith(form, values)).message).toContain('an entry with the address');
  expect(refusalOf(() => saveWith(form, { ...values, name: 'ओक' })).message).toContain('English letters');
});

test('a new client is written in both languages in one form', () => {
  const values = { name: 'Oak', industry: 'Textiles', description: 'Weavers.' };
  const inHindi = { industry: 'कपड़ा', description: ' बुनकर। ' };
  const { message } = refusalOf(() =>
    saveWith(openFile('clients'), { ...values, inHindi: { industry: 'कपड़ा' } }),
  );
  expect(message).toMatch(/Hindi: Clients.*What you did for them.*this field is needed/);
  saveWith(openFile('clients'), { ...values, inHindi });
  expect(parse(readText('clients/oak.yaml'))).toEqual(values);
  expect(parse(readText('hi/clients/oak.yaml'))).toEqual({ industry: 'कपड़ा', description: 'बुनकर।' });
  expect(openFile('services').schema.properties).not.toHaveProperty('inHindi');
});

test('a Hindi text is on the list from the first change of its English one until it is saved', () => {
  const page = 'pages/about.yaml';
  const left = () =>
    tasksIn(readContent()).findings.flatMap(({ file, what }) => (file === `hi/${page}` ? what : []));
  const changed = ['the English text has changed'];
  expect(left()).toEqual([]);
  const { headline } = openFile(page).content as Values;
  saveWith(openFile(page), { headline: 'Us in Jaipur' });
  expect(left()).toEqual(changed);
  saveWith(openFile(page), { headline });
  expect(left()).toEqual([]);
  saveWith(openFile(page), { headline: 'Us in Jaipur' });
  const form = open(page).hindi as FileForm;
  save({ ...form, content: { ...(form.content as Values), headline: 'हम जयपुर में' } });
  expect(left()).toEqual([]);
  saveWith(openFile(page), { headline: 'Us' });
  expect(left()).toEqual(changed);
});

test('when a Hindi speaker has read all, a change of an English text in a text editor asks for its Hindi one too', () => {
  const left = () => tasksIn(readContent()).findings.filter(({ file }) => file === 'hi/pages/about.yaml');
  const form = openFile('confirmed.yaml');
  save({ ...form, content: { readByHindiSpeaker: true, leaveOutUnread: { cities: false } } });
  expect(left()).toEqual([]);
  writeContent('pages/about.yaml', readText('pages/about.yaml').replace(/^headline: .*/m, 'headline: Us'));
  expect(left()).toHaveLength(1);
});

test('a page that was read stays read when it is changed on the desk; the form of confirmed.yaml keeps the digests that it does not show', () => {
  const isUnread = () =>
    tasksIn(readContent()).warnings.some(
      ({ group, entries = [] }) => group === 'unread' && entries.some(({ file }) => file === city),
    );
  expect(isUnread()).toBe(true);
  confirmAsItStands([{ key: city }]);
  saveWith(openFile(city), { intro: 'Other words.' });
  const form = openFile('confirmed.yaml');
  expect(form.schema.properties).not.toHaveProperty('read');
  save({ ...form, content: { readByHindiSpeaker: true, leaveOutUnread: { cities: false } } });
  expect(isUnread()).toBe(false);
  expect(parse(readText('confirmed.yaml')).readByHindiSpeaker).toBe(true);
});

test.each(['../x.yaml', 'cities/../../x.yaml', 'cities/A b.yaml'])(
  'no other file is read or written: %s',
  (path) => {
    expect(() => openFile(path)).toThrow('There is no form');
    expect(() => save({ path, version: null, content: {} })).toThrow(Refused);
  },
);

test('a file with a mistake in its YAML is neither opened nor replaced', () => {
  const form = openFile(city);
  writeContent(city, 'name: "Hillpur\n');
  expect(() => openFile(city)).toThrow(/hillpur\.yaml, line 1\.\n.*"Hillpur\n.*name: "Hillpur"\n\n.*Ctrl-Z/);
  expect(() => saveWith(form, {})).toThrow('has a mistake');
  expect(readText(city)).toBe('name: "Hillpur\n');
});

test('a picture is written with the form that shows it, and nowhere else', async () => {
  const create = { width: 90, height: 90, channels: 3, background: '#080' } as const;
  const data = (await sharp({ create }).webp().toBuffer()).toString('base64');
  const client = openFile('clients/neem-works.yaml');
  const saveLogo = (logo: string, pictures: Record<string, string>) =>
    save({ ...client, content: { ...(client.content as Values), logo }, pictures });
  saveLogo('fir.webp', { 'clients/fir.webp': data, '../../elm.webp': data });
  expect(existsSync('elm.webp') || existsSync('../elm.webp')).toBe(false);
  expect(readFileSync('public/clients/fir.webp', 'base64')).toBe(data);
});
