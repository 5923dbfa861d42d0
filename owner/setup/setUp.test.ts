import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import {
  contentPath,
  readContent,
  temporaryContent,
  writeContent,
} from '../../tests/support/temporaryContent.ts';
import { typedTerminal } from '../../tests/support/typedTerminal.ts';
import { recordOf } from '../launch-check/sample.ts';
import { questions } from './questions.ts';
import { setUp } from './setUp.ts';

const text = `# Who it is.\n${readFileSync('tests/fixture/content/agency.yaml', 'utf8')}`;
const sample = recordOf(new Map([['agency.yaml', text]]));
const confirmed = 'readByHindiSpeaker: false\ntexts: {}\nhindi: {}\n';
const asked = ['name', 'phones.0', 'address.city'];

const questionsAbout = (paths: string[]) => questions.filter(({ path }) => paths.includes(path.join('.')));

beforeEach(() => temporaryContent({ 'agency.yaml': text, 'confirmed.yaml': confirmed }));

/** Runs the setup and types these lines. Returns the text on the screen and the sentence at the end. */
const setUpTyping = (...lines: string[]) => answering(asked, ...lines);

/** Runs the setup with some of its questions. */
async function answering(paths: string[], ...lines: string[]) {
  const terminal = typedTerminal(lines);
  const result = await setUp(terminal, questionsAbout(paths), sample);
  return { screen: terminal.screen(), result };
}

test('Enter at every question changes nothing', async () => {
  const { screen, result } = await setUpTyping('', '', '');
  expect(result).toBe('Nothing to change.');
  expect(screen).toContain('Press Enter to keep the sample: Banyan Tree Careers\n');
  expect(screen).toContain("\nAgency's name. The name on your letterhead.");
  expect(readContent('agency.yaml')).toBe(text);
});

test('answers are shown and written, and nothing else in the file changes', async () => {
  const { screen, result } = await setUpTyping('Oak: #1', '', 'Mandi', 'y');
  expect(screen).toContain("  Agency's name: Banyan Tree Careers → Oak: #1\n");
  expect(result).toBe('Written.');
  expect(readContent('agency.yaml')).toBe(
    text.replace('Banyan Tree Careers', '"Oak: #1"').replace('city: Lakepur', 'city: Mandi'),
  );
  expect(readContent('confirmed.yaml')).toBe(confirmed);
});

test('a sample that is typed again is confirmed, and is no sample after that', async () => {
  const { screen } = await setUpTyping('', '', 'Lakepur', 'y');
  expect(screen).toContain('City of the office: Lakepur (right as it is)\n');
  expect(readContent('agency.yaml')).toBe(text);
  expect(readContent('confirmed.yaml')).toContain('texts:\n  agency.yaml#address.city: ');
  expect((await setUpTyping('', '', 'Lakepur')).result).toBe('Nothing to change.');
});

test.each([
  ['a value that the schema refuses', '+91 '.repeat(6), 'a number with the code of the country'],
  ['a number that can not be dialled', '+91 00000 00001', 'a number that can not be dialled'],
  ['an invisible character', '+91\u0007', 'an invisible character'],
])('%s is refused at once, with the reason', async (_, answer, reason) => {
  const { screen } = await setUpTyping('', answer, '+91 11 4150 2233', '', 'y');
  expect(screen).toContain(reason);
  expect(readContent('agency.yaml')).toBe(text.replace('+91 00000 00042', '+91 11 4150 2233'));
});

test('"no" writes nothing, and neither does an input that ends early', async () => {
  expect((await setUpTyping('Oak', '', '', 'n')).result).toBe('Nothing was written.');
  await expect(setUpTyping('Oak', '')).rejects.toMatchObject({ name: 'AbortError' });
  expect(readContent('agency.yaml')).toBe(text);
});

test('Ctrl-C writes nothing', async () => {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { isTTY: true });
  output.once('data', () => input.write('\u0003'));
  await expect(setUp({ input, output }, questionsAbout(asked), sample)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(readContent('agency.yaml')).toBe(text);
});

test('no temporary file is left, and the file keeps its permissions', async () => {
  chmodSync(contentPath('agency.yaml'), 0o640);
  await setUpTyping('Oak', '', '', 'y');
  expect(statSync(contentPath('agency.yaml')).mode & 0o777).toBe(0o640);
  expect(readdirSync(contentPath(''))).toEqual(['agency.yaml', 'confirmed.yaml']);
});

test('without a terminal it says what to do instead', () => {
  const command = join(import.meta.dirname, 'command.ts');
  const { status, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(`write your values into ${contentPath('agency.yaml')}`);
  expect(stderr).toContain('npm run launch-check');
});

describe('what was typed is corrected, and the corrected value is shown', () => {
  test.each([
    ['phones.0', '98391 23456', '"+91 98391 23456"', /\+91 98391 23456/],
    ['email', ' Hello@Oak.IN', 'hello@oak.in', /hello@oak\.in/],
    ['address.postalCode', '226 001', '"226001"', /226001/],
    ['siteUrl', 'WWW.Oak.in/', 'https://www.oak.in', /https:\/\/www\.oak\.in/],
    ['social.linkedin', 'linkedin.com/company/oak/', 'https://linkedin.com/company/oak', /company\/oak\n/],
    ['delivery', 'WhatsApp', 'whatsapp', /→ whatsapp/],
    ['claims.years', '15+ years', '15', /→ 15/],
    ['preferredLocations', 'Oaktown, Mandi ,', ['Oaktown', 'Mandi'], /Oaktown, Mandi/],
    ['legal.form', 'Private limited company', 'company', /→ company/],
  ])('%s: %s', async (path, typed, written, seen) => {
    const { screen } = await answering([path], typed, 'y');
    expect(screen).toMatch(seen);
    const keys = path.split('.').map((key) => (key === '0' ? 0 : key));
    const value = parseDocument(readContent('agency.yaml')).getIn(keys);
    expect(JSON.parse(JSON.stringify(value))).toEqual(typeof written === 'string' ? parse(written) : written);
  });
});

test('"none" leaves a second phone, a social page and a claim out of the file', async () => {
  await answering(
    ['phones.1', 'social.twitter', 'claims.years', 'claims.placement'],
    ...Array(4).fill('none'),
    'y',
  );
  const agency = parse(readContent('agency.yaml'));
  expect(agency.phones).toEqual(['+91 00000 00042']);
  expect(Object.keys(agency.social)).toEqual(['linkedin', 'facebook', 'instagram']);
  expect(agency.claims).toEqual({});
});

test('"none" is refused where there must be a value', async () => {
  const { screen } = await answering(['phones.0'], 'none', '');
  expect(screen).toContain('"none" is not allowed.');
});

test('"back" asks the last question again, and drops its answer', async () => {
  await setUpTyping('Oak', '', 'back', 'back', 'Elm', '', '', 'y');
  expect(readContent('agency.yaml')).toBe(text.replace('Banyan Tree Careers', 'Elm'));
});

test('"yes" confirms a value of the sample as it is', async () => {
  await setUpTyping('', '', 'yes', 'y');
  expect(readContent('confirmed.yaml')).toContain('agency.yaml#address.city: ');
});

test('a company is asked for its number; for a proprietor it is removed', async () => {
  const paths = ['address.street', 'legal.form', 'legal.number', 'legal.registeredOffice'];
  const number = 'u78100 up2014 ptc000001';
  await answering(paths, '12 Mall Road', 'company', number, '', 'y');
  expect(parse(readContent('agency.yaml')).legal).toMatchObject({
    form: 'company',
    number: 'U78100UP2014PTC000001',
    registeredOffice: '12 Mall Road, Test Nagar, Lakepur 400042',
  });
  await answering(paths, '', 'sole proprietor', 'y');
  const { legal } = parse(readContent('agency.yaml'));
  expect(Object.keys(legal)).toEqual(['name', 'form', 'grievance']);
});

test('Enter takes the founder for complaints, and the phone and the email of the agency', async () => {
  const paths = [
    'founder.name',
    'phones.0',
    'email',
    'legal.grievance.name',
    'legal.grievance.email',
    'legal.grievance.phone',
  ];
  const { screen } = await answering(paths, 'Tara Rao', '98391 23456', 'hello@oak.in', '', '', '', 'y');
  expect(screen).toContain('Press Enter to write: Tara Rao');
  const [phone, name, email] = ['+91 98391 23456', 'Tara Rao', 'hello@oak.in'];
  expect(parse(readContent('agency.yaml')).legal.grievance).toMatchObject({ name, email, phone });
});

test('the name of the city in Hindi is asked where there is a Hindi file; "none" is the English name', async () => {
  const letter = '    title: एक\n    paragraphs: [दो]\n';
  const hindi = `blurb: तीन\nfounder:\n  name: चार\n  role: पाँच\n  letter:\n${letter}hours:\n  answer: छह\naddress:\n  city: मंडी\n`;
  writeContent('hi/agency.yaml', hindi);
  await answering(['address.city'], 'Mandi', 'none', 'y');
  expect(readContent('hi/agency.yaml')).toBe(hindi.replace('मंडी', 'Mandi'));
});
