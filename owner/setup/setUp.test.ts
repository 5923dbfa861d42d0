import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse, parseDocument, stringify } from 'yaml';
import {
  contentPath,
  readContent,
  temporaryContent,
  writeContent,
} from '../../tests/support/temporaryContent.ts';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { typedTerminal } from '../../tests/support/typedTerminal.ts';
import { siteCollections } from '../check/collections.ts';
import { readContent as read } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { adoptHindi, isHindiCurrent, readConfirmed } from '../launch-check/confirmed.ts';
import { launchReport } from '../launch-check/launchReport.ts';
import { recordOf } from '../launch-check/sample.ts';
import { clientQuestions } from './clients.ts';
import { questions } from './questions.ts';
import { setUp } from './setUp.ts';

const text = `# Who it is.\n${readFileSync('tests/fixture/content/agency.yaml', 'utf8')}`;
const sample = recordOf(new Map([['agency.yaml', text]]));
const agencyOnly = { agency: siteCollections['agency'] as never };
const confirmed = 'readByHindiSpeaker: false\ntexts: {}\nhindi: {}\n';
const asked = ['name', 'phones', 'address.city'];

const grievance = ['name', 'email', 'phone'].map((key) => `legal.grievance.${key}`);

const questionsAbout = (paths: string[]) => questions.filter(({ id }) => paths.includes(id));

beforeEach(() => temporaryContent({ 'agency.yaml': text, 'confirmed.yaml': confirmed }));

/** Runs the setup and types these lines. Returns the text on the screen and the sentence at the end. */
const setUpTyping = (...lines: string[]) => answering(asked, ...lines);

/** Runs the setup with some of its questions. */
async function answering(paths: string[], ...lines: string[]) {
  const terminal = typedTerminal(lines);
  const result = await setUp(terminal, questionsAbout(paths), sample);
  return { screen: terminal.screen(), result };
}

test('Enter leaves a placeholder for later, and accepts what can be right', async () => {
  const { screen, result } = await setUpTyping('', '', '', 'y');
  expect(screen).toContain("\nAgency's name. The name on your letterhead.");
  expect(screen).toContain('Enter: leave it for later\n');
  expect(screen).toContain('Enter: keep Lakepur\n');
  expect(screen).toContain('\nAddress\n  City of the office: right as it is\n');
  expect(result).toBe('Written.');
  expect(readContent('agency.yaml')).toBe(text);
  expect(readContent('confirmed.yaml')).toContain('texts:\n  agency.yaml#address.city: ');
  expect((await setUpTyping('', '', '')).result).toBe('Nothing to change.');
});

test('answers are shown and written, and nothing else in the file changes', async () => {
  const { screen, result } = await setUpTyping('Oak: #1', '', 'Mandi', 'y');
  expect(screen).toContain("The agency\n  Agency's name: Oak: #1\n");
  expect(result).toBe('Written.');
  expect(readContent('agency.yaml')).toBe(
    text.replace('Banyan Tree Careers', '"Oak: #1"').replace('city: Lakepur', 'city: Mandi'),
  );
  expect(readContent('confirmed.yaml')).toBe(confirmed);
});

test('opening hours that are the same as some of the sample are confirmed', async () => {
  await answering(['hours.open'], 'Tue to Fri, 9 to 5', 'y');
  expect(
    launchReport(read(), sample, agencyOnly).findings.filter(({ what }) => what.startsWith('hours.open')),
  ).toEqual([]);
});

test('"no" writes nothing, and neither does an input that ends early', async () => {
  expect((await setUpTyping('Oak', '', 'Mandi', 'n')).result).toBe('Nothing was written.');
  await expect(setUpTyping('Oak', '')).rejects.toMatchObject({ name: 'AbortError' });
  expect(readContent('agency.yaml')).toBe(text);
});

test('a slip at the last question loses no answer, and "back" leads to the question before', async () => {
  const { result } = await setUpTyping('Oak', '', 'Mandi', 'ja', 'back', 'Kullu', 'Y');
  expect(result).toBe('Written.');
  expect(readContent('agency.yaml')).toContain('city: Kullu');
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
  await setUpTyping('Oak', '', 'Mandi', 'y');
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
    ['phones', '98391 23456', ['+91 98391 23456'], /\+91 98391 23456/],
    ['email', ' Hello@Oak.IN', 'hello@oak.in', /hello@oak\.in/],
    ['address.postalCode', '226 001', '"226001"', /226001/],
    ['siteUrl', 'WWW.Oak.in/', 'https://www.oak.in', /https:\/\/www\.oak\.in/],
    [
      'social',
      'linkedin.com/company/oak/, www.fb.com/oak',
      { linkedin: 'https://linkedin.com/company/oak', facebook: 'https://www.fb.com/oak' },
      /company\/oak, https/,
    ],
    ['delivery', 'WhatsApp', 'whatsapp', /: whatsapp/],
    ['claims.years', '15+ years', '15', /: 15/],
    ['preferredLocations', 'Oaktown, Mandi ,', ['Oaktown', 'Mandi'], /Oaktown, Mandi/],
    ['legal.form', 'Partnership firm', 'partnership', /: Partnership/],
  ])('%s: %s', async (path, typed, written, seen) => {
    const { screen } = await answering([path], typed, 'y');
    expect(screen).toMatch(seen);
    const value = parseDocument(readContent('agency.yaml')).getIn(path.split('.'));
    expect(JSON.parse(JSON.stringify(value))).toEqual(typeof written === 'string' ? parse(written) : written);
  });
});

test('Enter is "none" for the social pages and the claims of the sample', async () => {
  const { screen } = await answering(['social', 'claims.years', 'claims.placement'], '', '', 'none', 'y');
  expect(screen).toContain('Enter: none\n');
  const agency = parse(readContent('agency.yaml'));
  expect(agency.social).toEqual({});
  expect(agency.claims).toEqual({});
});

test.each([
  ['phones', 'none', '"none" is not allowed.'],
  ['social', 'www.youtube.com/oak', 'LinkedIn, Facebook, Instagram and X'],
  ['founder.name', '12345', 'Write a name.'],
])('%s: "%s" is refused', async (path, typed, reason) => {
  const terminal = typedTerminal([typed]);
  await expect(setUp(terminal, questionsAbout([path]), sample)).rejects.toMatchObject({ name: 'AbortError' });
  expect(terminal.screen()).toContain(reason);
});

test('"back" asks the last question again, and drops its answer', async () => {
  await setUpTyping('Oak', '', 'back', 'back', 'Elm', '', 'Mandi', 'y');
  expect(readContent('agency.yaml')).toBe(
    text.replace('Banyan Tree Careers', 'Elm').replace('city: Lakepur', 'city: Mandi'),
  );
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

test('Enter takes the founder for complaints, with the phone and the email of the agency', async () => {
  const paths = ['founder.name', 'phones', 'email', ...grievance];
  const { screen } = await answering(paths, 'Tara Rao', '98391 23456', 'hello@oak.in', '', 'y');
  expect(screen).toContain('Is Tara Rao also the person');
  const [phone, name, email] = ['+91 98391 23456', 'Tara Rao', 'hello@oak.in'];
  expect(parse(readContent('agency.yaml')).legal.grievance).toMatchObject({ name, email, phone });
});

test('another person for complaints is asked for email and phone', async () => {
  await answering(['founder.name', ...grievance], 'Tara Rao', 'Om Das', 'om@oak.in', '98391 23457', 'y');
  const expected = { name: 'Om Das', email: 'om@oak.in', phone: '+91 98391 23457' };
  expect(parse(readContent('agency.yaml')).legal.grievance).toMatchObject(expected);
});

describe('in the whole content', () => {
  const before = parse(text).clientNames;
  beforeEach(() => temporarySite());

  test('services that are not chosen are deleted, and "back" brings them back', async () => {
    const listed = () => parse(readContent('pages/home.yaml')).services.list;
    const [first, second, ...others] = listed();
    const { screen } = await answering(['home-services', 'siteUrl'], '2', 'back', '99', '2, 1', '', 'y');
    expect(screen).toContain(`"99" is not allowed. Allowed: numbers from 1 to ${others.length + 2}`);
    expect(listed()).toEqual([first, second]);
    for (const slug of others) expect(existsSync(contentPath(`home-services/${slug}.yaml`))).toBe(false);
    expect(findProblems(read())).toEqual([]);
  });

  test('clients are asked until an empty answer, and the invented ones go', async () => {
    const ids = clientQuestions.map(({ id }) => id);
    const first = ['Oak Mills', 'Textiles', 'Two people for its shed.'];
    const { result } = await answering(ids, ...first, 'Elm Foods', 'back', 'Elm', 'Food', 'A cook.', '', 'y');
    expect(result).toBe('Written.');
    expect(parse(readContent('pages/clients.yaml')).list).toEqual(['oak-mills', 'elm']);
    expect(parse(readContent('agency.yaml')).clientNames).toEqual(['Oak Mills', 'Elm']);
    expect(parse(readContent('clients/oak-mills.yaml'))).toEqual({
      name: 'Oak Mills',
      industry: 'Textiles',
      description: 'Two people for its shed.',
    });
    expect(existsSync(contentPath('clients/neem-works.yaml'))).toBe(false);
    expect(findProblems(read())).toEqual([]);
  });

  test('Enter adds the city of the office to the preferred locations, unless one of them covers it', async () => {
    const ids = ['address.city', 'preferredLocations'];
    const { preferredLocations: before } = parse(readContent('agency.yaml'));
    await answering(ids, 'Nearpur', '', 'y');
    expect(parse(readContent('agency.yaml')).preferredLocations).toEqual(['Nearpur', ...before]);
    expect((await answering(ids, '', '')).screen).toContain('Enter: keep Nearpur, ');
  });

  test('cities are named as people name them; Enter is the city of the office, and by phone elsewhere', async () => {
    const places = ['places.inPerson', 'places.elsewhere'];
    const written = () => parse(readContent('agency.yaml')).places;
    const typed = await answering(places, 'Hilpur', 'hillpur, New Lakepur, Lakepur', 'no', 'y');
    expect(typed.screen).toContain('The site has no page on Hilpur. Did you mean Hillpur?');
    expect(typed.screen).toContain('in person: Hillpur, Lakepur\n');
    expect(written()).toEqual({ inPerson: ['hillpur', 'lakepur'], elsewhere: 'notAtAll' });
    const { places: _, ...others } = parse(readContent('agency.yaml'));
    writeContent('agency.yaml', stringify(others));
    await answering(places, '', '', 'y');
    expect(written()).toEqual({ inPerson: ['lakepur'], elsewhere: 'byPhone' });
    expect((await answering(places, '', '')).screen).toContain('Enter: keep By phone and WhatsApp');
    await answering(places, 'hillpur', 'not by WhatsApp', 'y');
    expect(written().elsewhere).toBe('notAtAll');
    await answering(places, 'none', 'not at all', 'y');
    expect(written()).toEqual({ inPerson: [], elsewhere: 'notAtAll' });
    expect(findProblems(read())).toEqual([]);
  });

  test('the state is written in Hindi with the city, or asked for if no Hindi page has it', async () => {
    const hindi = () => parse(readContent('hi/agency.yaml')).address;
    const ids = ['address.city', 'address.state', 'hi/address.city', 'hi/address.state'];
    await answering(ids, 'Hillpur', '', 'y');
    expect(hindi()).toMatchObject({ city: 'पहाड़पुर', state: 'जाँच का राज्य' });
    await answering(ids, 'Nearpur', 'Elsewhere', 'पासपुर', 'दूसरा प्रदेश', 'y');
    expect(hindi()).toMatchObject({ city: 'पासपुर', state: 'दूसरा प्रदेश' });
    expect((await answering(ids, '', '')).screen).toContain('Enter: keep Elsewhere');
    await answering(ids, '', 'none', 'y');
    expect(hindi()).not.toHaveProperty('state');
  });

  test('without a client, the list and the names are empty', async () => {
    expect(before.length).toBeGreaterThan(0);
    await answering(['clients.0.name'], '', 'y');
    expect(parse(readContent('pages/clients.yaml')).list).toEqual([]);
    expect(parse(readContent('agency.yaml')).clientNames).toEqual([]);
    expect(findProblems(read())).toEqual([]);
  });

  test('the letter is left out in both languages, or signed as it is', async () => {
    const { screen } = await answering(['founder.letter'], 'keep', 'n');
    expect(screen).toContain('One paragraph of the letter.');
    await answering(['founder.letter'], '', 'y');
    for (const file of ['agency.yaml', 'hi/agency.yaml'])
      expect(parse(readContent(file)).founder).not.toHaveProperty('letter');
    expect(parse(readContent('agency.yaml')).founder).not.toHaveProperty('sample');
    expect(findProblems(read())).toEqual([]);
  });

  test('the city and the founder are asked in Hindi after a change, and the Hindi file is then current', async () => {
    writeContent('hi/names.yaml', 'cities:\n  islandpur: टापूपुर\n');
    const ids = ['founder.name', 'address.city', 'hi/address.city', 'hi/founder.name'];
    const english = () => parse(readContent('agency.yaml'));
    writeContent('confirmed.yaml', adoptHindi(readContent('confirmed.yaml'), 'agency.yaml', english()));
    const { screen } = await answering(ids, 'Tara Rao', 'Islandpur', '', '', 'y');
    expect(screen).toContain('Enter: टापूपुर\n');
    expect(parse(readContent('hi/agency.yaml'))).toMatchObject({
      address: { city: 'टापूपुर' },
      founder: { name: 'Tara Rao' },
    });
    expect(isHindiCurrent(readConfirmed(readContent('confirmed.yaml')), 'agency.yaml', english())).toBe(true);
  });
});
