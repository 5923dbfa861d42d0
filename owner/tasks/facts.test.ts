import { expect, test } from 'vitest';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { type Content, readContent } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import { confirmedFile, tick } from './confirmed.ts';
import { recordOf } from './sample.ts';
import { tasksIn } from './tasks.ts';

const nothing = recordOf(new Map());
const factsOf = (content: Content) => tasksIn(content, nothing).facts;
const factOf = (content: Content, key: string) =>
  factsOf(content).find((fact) => fact.key === `agency.yaml#${key}`);

/** The content with other values at the top of `agency.yaml`. */
function withAgency(content: Content, values: object): Content {
  const text = content.get('agency.yaml') ?? '';
  return new Map([...content, ['agency.yaml', writeYaml(text, { ...mappingIn(text), ...values })]]);
}

/** The content with each fact ticked. */
const ticked = (content: Content): Content => {
  const all = factsOf(content).reduce(
    (text, { key, digest }) => tick(text, key, digest),
    content.get(confirmedFile) ?? '',
  );
  return new Map([...content, [confirmedFile, all]]);
};

test('every value of the agency is in a fact', () => {
  temporarySite();
  const content = readContent();
  const ofAgency = factsOf(content).filter(({ file }) => file === 'agency.yaml');
  const shown = ofAgency.flatMap(({ values }) => values.map(({ path }) => path[0]));
  expect(new Set(shown)).toEqual(new Set(Object.keys(mappingIn(content.get('agency.yaml')))));
});

test('a tick belongs to the value in both languages, and falls with it', () => {
  temporarySite();
  const content = ticked(readContent());
  expect(factsOf(content).every(({ isTicked }) => isTicked)).toBe(true);
  expect(tasksIn(content, nothing).findings.filter(({ group }) => group === 'readBack')).toEqual([]);
  const other = withAgency(content, { email: 'new@oak.in' });
  // The person for complaints has the agency's email, and nothing else says so.
  expect(
    factsOf(other)
      .filter(({ isTicked }) => !isTicked)
      .map(({ key }) => key),
  ).toEqual(['agency.yaml#email']);
  expect(tasksIn(other, nothing).findings).toContainEqual(
    expect.objectContaining({
      group: 'readBack',
      file: 'agency.yaml',
      what: 'email',
      write: expect.stringContaining('new@oak.in'),
    }),
  );
  const hindi = new Map([
    ...content,
    ['hi/agency.yaml', (content.get('hi/agency.yaml') ?? '').replace(/^blurb: .*/m, 'blurb: नया।')],
  ]);
  expect(factOf(hindi, 'blurb')).toMatchObject({ isTicked: false, hindi: 'नया।' });
});

test('the complaints contact is the founder with the first number, until it is set', () => {
  temporarySite();
  const content = readContent();
  const { legal, founder, phones } = mappingIn(content.get('agency.yaml')) as {
    legal: object;
    founder: { name: string };
    phones: string[];
  };
  const following = withAgency(content, { legal: { ...legal, grievance: { days: 9 } } });
  expect(factOf(following, 'legal.grievance')?.english).toMatch(
    new RegExp(`^${founder.name}, .*${phones[0]?.slice(-5)}; answers within 9 days$`),
  );
  const moved = withAgency(following, { phones: ['+91 11 4150 2233'] });
  expect(factOf(moved, 'legal.grievance')?.english).toContain('+91 11 4150 2233');
  expect(factOf(ticked(following), 'legal.grievance')?.isTicked).toBe(true);
});

test('a person and a client are a fact each, unless the page calls them a sample; the tick falls with any value', () => {
  temporarySite();
  const content = readContent();
  const own = { name: 'Oak', industry: 'Textiles', description: 'Weavers.' };
  const client = { ...own, case: { asked: 4, introduced: 9, joined: 3 } };
  content.set('clients/neem-works.yaml', writeYaml('', client));
  content.set('clients/neem-works-2.yaml', writeYaml('', { ...own, sample: true }));
  const entries = (of: Content) => factsOf(of).filter(({ file }) => /^(people|clients)/.test(file));
  expect(entries(content).map(({ label }) => label)).toEqual(['Clients: Oak', 'People: Omar Fixture']);
  const [oak, omar] = entries(content);
  expect(oak?.english).toContain('People who joined: 3');
  expect(omar?.hindi).toContain('उमर');
  const changed = ticked(content);
  expect(entries(changed).every(({ isTicked }) => isTicked)).toBe(true);
  changed.set('clients/neem-works.yaml', writeYaml('', { ...client, case: { ...client.case, joined: 2 } }));
  expect(entries(changed).map(({ isTicked }) => isTicked)).toEqual([false, true]);
});

test("a person's number that can not be dialled is no fact to tick", () => {
  temporarySite();
  const omar = factsOf(readContent()).find(({ file }) => file === 'people/omar.yaml');
  expect(omar?.problem).toContain('can not be dialled');
});

test('a value that can not be right says why, and is no fact to tick', () => {
  temporarySite();
  const content = withAgency(readContent(), { phones: ['+91 00000 00000'] });
  expect(factOf(content, 'phones')?.problem).toContain('can not be dialled');
});

test('a sentence that is false of one person is a fact to tick, in both languages', () => {
  temporarySite();
  const content = readContent();
  const about = 'Our team answers.';
  content.set(
    'pages/about.yaml',
    (content.get('pages/about.yaml') ?? '').replace(/^intro: .*/m, `intro: ${about}`),
  );
  content.set(
    'hi/words/forms.yaml',
    (content.get('hi/words/forms.yaml') ?? '').replace(/^( +answer: ).*/m, '$1हमारी टीम जवाब देती है'),
  );
  const found = factsOf(content).filter(({ label }) => label.includes('several people'));
  expect(found.map(({ english }) => english)).toEqual(
    expect.arrayContaining([about, 'हमारी टीम जवाब देती है']),
  );
});
