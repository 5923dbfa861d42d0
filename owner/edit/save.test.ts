import { existsSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentPath, readContent as readText, writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { Refused } from '../changes/refused.ts';
import { readContent } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { wholeFile } from '../launch-check/finding.ts';
import { launchReport } from '../launch-check/launchReport.ts';
import { recordOf } from '../launch-check/sample.ts';
import { type FileForm, formFor } from './form.ts';
import { type SaveRefusal, save } from './save.ts';

type Values = Record<string, unknown>;

const city = 'cities/hillpur.yaml';
const open = (id: string) => formFor(id, readContent());
const openFile = (id: string) => open(id).english;
const saveWith = (form: FileForm, values: Values, isConfirmed = false) =>
  save({ ...form, content: { ...(form.content as Values), ...values }, isConfirmed });

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

test('a changed value is saved, and every other line and comment stays', () => {
  temporarySite();
  const before = `# A comment.\n${readText(city)}`;
  writeContent(city, before);
  saveWith(openFile(city), { commute: ' By \n  train. ' });
  expect(readText(city)).toBe(before.replace('commute: By boat.', 'commute: By train.'));
});

test('optional fields and groups that were left empty are left out', () => {
  temporarySite();
  saveWith(openFile(city), { night: '', preferredLocation: undefined });
  expect(Object.keys(parse(readText(city)))).toEqual(
    expect.not.arrayContaining(['night', 'preferredLocation']),
  );
  saveWith(openFile('agency.yaml'), {
    founder: { ...parse(readText('agency.yaml')).founder, sample: false, photo: {} },
  });
  expect(parse(readText('agency.yaml')).founder).not.toHaveProperty('photo');
  expect(parse(readText('agency.yaml')).founder).not.toHaveProperty('sample');
});

test('what the build would refuse is not saved; the message names the field, the page gets its path', () => {
  temporarySite();
  const before = readText(city);
  const { message, fields } = refusalOf(() =>
    saveWith(openFile(city), { latitude: 99, jobs: ['no-such-job'] }),
  );
  expect(message).toMatch(/Cities, hillpur: Latitude\. Now: 99\. Allowed: a number from 6 to 37\.5/);
  expect(fields?.map(({ path }) => path)).toContainEqual(['latitude']);
  expect(fields?.map(({ path }) => path)).toContainEqual(['jobs', '0']);
  expect(readText(city)).toBe(before);
});

test('tags of HTML are refused with the reason, because visitors would read them', () => {
  temporarySite();
  expect(refusalOf(() => saveWith(openFile(city), { intro: 'Good <b>people</b>.' })).message).toContain(
    '<b>',
  );
  saveWith(openFile(city), { intro: 'Shifts of < 8 hours.' });
  expect(parse(readText(city)).intro).toBe('Shifts of < 8 hours.');
});

test('a mistake in another file does not stop a save', () => {
  temporarySite();
  writeContent('cities/lakepur.yaml', 'name: 5\n');
  saveWith(openFile(city), { commute: 'By train.' });
  expect(readText(city)).toContain('By train.');
});

test('a save over a file that changed meanwhile is refused with both versions, and can be repeated over it', () => {
  temporarySite();
  const form = openFile(city);
  writeContent(city, readText(city).replace('By boat.', 'By bus.').replace('After dark', 'At night'));
  const { conflict } = refusalOf(() => saveWith(form, { commute: 'By train.' }));
  expect(conflict?.differences).toEqual([
    { name: 'Getting to work', file: 'By bus.', form: 'By train.' },
    { name: 'Travel at night', file: 'At night in Hillpur.', form: 'After dark in Hillpur.' },
  ]);
  expect(readText(city)).toContain('By bus.');
  saveWith({ ...form, version: conflict?.version ?? '' }, { commute: 'By train.' });
  expect(parse(readText(city))).toMatchObject({ commute: 'By train.', night: 'After dark in Hillpur.' });
});

test('a difference is shown in the words of the form: labels of choices, names of entries, switches', () => {
  temporarySite();
  const form = openFile('agency.yaml');
  const { founder, legal, places } = form.content as Record<string, Values>;
  writeContent('agency.yaml', `# Changed.\n${readText('agency.yaml')}`);
  const { conflict } = refusalOf(() =>
    saveWith(form, {
      founder: { ...founder, sample: false },
      legal: { ...legal, form: 'partnership' },
      places: { ...places, inPerson: ['hillpur'], elsewhere: 'byPhone' },
    }),
  );
  expect(conflict?.differences.map(({ file, form: typed }) => [file, typed])).toEqual([
    ['on', 'off'],
    ['Sole proprietorship', 'Partnership'],
    ['', '- Hillpur'],
    ['Not at all', 'By phone and WhatsApp'],
  ]);
});

test('a file that was deleted meanwhile is written only when the owner has seen that', () => {
  temporarySite();
  const form = openFile('clients/neem-works.yaml');
  rmSync(contentPath(form.path));
  const { conflict } = refusalOf(() => saveWith(form, {}));
  expect(conflict).toEqual({ version: null, differences: [] });
  saveWith({ ...form, version: null }, {});
  expect(parse(readText(form.path))).toEqual(form.content);
});

test('a new entry gets its address from its name, and never replaces another', () => {
  temporarySite();
  const form = openFile('clients');
  const values = {
    name: 'Oak & Elm',
    industry: 'Textiles',
    description: 'Weavers.',
    logo: 'neem-works.webp',
  };
  expect(saveWith(form, values)).toBe('clients/oak-elm.yaml');
  expect(readText('clients/oak-elm.yaml')).toBe(
    'name: Oak & Elm\nindustry: Textiles\ndescription: Weavers.\nlogo: neem-works.webp\n',
  );
  expect(findProblems(readContent())).toEqual([]);
  expect(refusalOf(() => saveWith(form, values)).message).toContain('an entry with the address');
  expect(refusalOf(() => saveWith(form, { ...values, name: 'ओक' })).message).toContain('English letters');
});

test('a Hindi text is written beside the English one, with the English that it was written from', () => {
  temporarySite();
  const { hindi } = open(city);
  expect(hindi).toMatchObject({ path: `hi/${city}`, version: null });
  const texts = JSON.parse(JSON.stringify(hindi?.content).replaceAll('""', '"हिंदी"'));
  const length = { description: 'हिंदी '.repeat(12).trim() };
  save({ ...(hindi as FileForm), content: { ...texts, ...length } });
  expect(parse(readText(`hi/${city}`)).employers).toHaveLength(3);
  expect(parse(readText('confirmed.yaml')).hindi).toHaveProperty(
    [city],
    expect.stringMatching(/^[0-9a-f]{8}$/),
  );
});

test('of two Hindi texts to write, one stays on the list when the other is saved; the switch takes it', () => {
  temporarySite();
  const page = 'pages/about.yaml';
  const sample = recordOf(readContent());
  saveWith(openFile(page), { headline: 'Us in Jaipur', intro: 'Two people, one phone.' });
  const left = () =>
    launchReport(readContent(), sample).findings.flatMap(({ file, what }) =>
      file === `hi/${page}` && what !== wholeFile ? what : [],
    );
  expect(left()).toEqual(['headline', 'intro']);
  const saveHindi = (values: Values, isConfirmed = false) => {
    const form = open(page).hindi as FileForm;
    save({ ...form, content: { ...(form.content as Values), ...values }, isConfirmed }, sample);
  };
  saveHindi({ headline: 'हम जयपुर में' });
  expect(left()).toEqual(['intro']);
  saveHindi({}, true);
  expect(left()).toEqual([]);
});

test('the switch at the end of a form confirms the file until it changes, and can be switched off', () => {
  temporarySite();
  saveWith(openFile(city), {}, true);
  expect(openFile(city).isConfirmed).toBe(true);
  writeContent(city, readText(city).replace('By boat.', 'By bus.'));
  expect(openFile(city).isConfirmed).toBe(false);
  saveWith(openFile(city), {}, true);
  saveWith(openFile(city), {}, false);
  expect(parse(readText('confirmed.yaml')).texts).toEqual({});
});

test('the form of confirmed.yaml has switches, and keeps the digests that it does not show', () => {
  temporarySite();
  saveWith(openFile(city), {}, true);
  const form = openFile('confirmed.yaml');
  expect(form.schema.properties).not.toHaveProperty('texts');
  const { texts, hindi, ...switches } = form.content as Values;
  save({ ...form, content: { ...switches, readByHindiSpeaker: true } });
  expect(parse(readText('confirmed.yaml'))).toMatchObject({
    readByHindiSpeaker: true,
    texts: { [city]: expect.any(String) },
  });
});

test.each([
  '../package.json',
  '/etc/hostname',
  '.schemas/slugs.json',
  'cities/../../x.yaml',
  'cities/A b.yaml',
  'x.yaml',
])('no other file is read or written: %s', (path) => {
  temporarySite();
  expect(() => formFor(path, readContent())).toThrow('There is no form');
  expect(() => save({ path, version: null, content: {}, isConfirmed: false })).toThrow(
    'is not a content file',
  );
  expect(existsSync(contentPath('x.yaml'))).toBe(false);
});

test('a file with a mistake in its YAML is neither opened nor replaced', () => {
  temporarySite();
  const form = openFile(city);
  writeContent(city, 'name: "Hillpur\n');
  expect(() => openFile(city)).toThrow('has a mistake');
  expect(() => saveWith(form, {})).toThrow('has a mistake');
  expect(readText(city)).toBe('name: "Hillpur\n');
});

test('a new client comes last in the list of its page; what no page names can be deleted with the save', () => {
  temporarySite();
  const values = { name: 'Oak', industry: 'Textiles', description: 'Weavers.' };
  saveWith(openFile('clients'), values);
  const list = parse(readText('pages/clients.yaml')).list;
  expect(list.at(-1)).toBe('oak');
  const page = openFile('pages/clients.yaml');
  save({ ...page, content: { ...(page.content as Values), list: ['oak'] }, deleteUnlisted: ['clients'] });
  const clients = [...readContent().keys()].filter((path) => /^(hi\/)?clients\//.test(path));
  expect(clients).toEqual(['clients/oak.yaml']);
  expect(findProblems(readContent())).toEqual([]);
});
