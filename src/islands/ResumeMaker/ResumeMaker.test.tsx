// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maxEntries } from '#resume/resume.ts';
import { fillIn } from '#writing/fillIn.ts';
import { fixture } from '../../../tests/support/fixture.ts';
import { resumeFonts } from '../../../tests/support/resumeFonts.ts';
import ResumeMaker from './ResumeMaker.tsx';

// A busy machine needs more than the second that the library gives it.
configure({ asyncUtilTimeout: 10_000 });

const words = { ...fixture.entry('resumeWords'), ...fixture.entry('formWords').both };
const { about, experience, problems } = words;
const fonts = await resumeFonts();
const keeper = fixture.entry('jobs', 'orchard-keeper');
const lines = 'beginner' in keeper.resume ? keeper.resume : { beginner: [], experienced: [] };
const roles = [
  { slug: 'orchard-keeper', name: 'Orchard keeper', label: 'Orchard keeper' },
  { slug: 'gate-keeper', name: 'Gate keeper', label: 'Gate keeper' },
];

const file = new File(['%PDF'], 'Asha_Resume.pdf');
/** Where the worker's answer arrives. */
const port = { onmessage: (_: { data: object }) => {} };

/** What the site answers to a request for the lines of a role. */
let answer: (address: string) => Promise<Response>;
/** The requests, by their address, each with its signal. */
let asked: { address: string; signal: AbortSignal }[];

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/resume');
  document.title = 'Resume';
  Element.prototype.scrollIntoView = () => {};
  asked = [];
  // jsdom has no workers, and Node's ports copy none of its files. What the worker writes is tested in browsers.
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = port;
    },
  );
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage = () => setTimeout(() => port.onmessage({ data: { file } }));
    },
  );
  answer = async () => Response.json(lines);
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ address, signal });
    return answer(address);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The form, hydrated, and what a visitor does with it. */
function open(address = '/resume') {
  history.replaceState(null, '', address);
  render(<ResumeMaker language="en" roles={roles} fonts={fonts} words={words} />);
  const user = userEvent.setup();
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const gap = (number: number, line: string) =>
    field(fillIn(experience.blank, { number: `${number}`, line: line.replaceAll('____', '...') }));
  const summary = () => screen.queryByRole('group', { name: problems.title });
  return { user, field, press, gap, summary };
}

const [first = '', second = ''] = lines.experienced;

test('lines: a filled gap ticks its line, an open one is named, and changed words are a line of their own', async () => {
  const { user, field, press, gap, summary } = open('/resume?job=orchard-keeper');
  await waitFor(() => expect(gap(1, first)).toBeTruthy());
  expect(asked.map(({ address }) => address)).toEqual(['/resume/orchard-keeper.json']);
  screen.getByRole('checkbox', { name: /Kept/ }).focus();
  await user.tab();
  await user.keyboard('40');
  expect(screen.getByRole('checkbox', { name: /Kept 40 trees/ })).toHaveProperty('checked', true);
  await user.tab();
  expect(document.activeElement).toBe(gap(2, first));
  await press(words.make);
  expect(summary()?.textContent).toContain(fillIn(experience.blank, { number: '2', line: '' }).trim());
  await user.click(within(summary() as HTMLElement).getByRole('link', { name: /Kept/ }));
  expect(document.activeElement).toBe(gap(2, first));
  expect(summary()?.textContent).toContain(problems.openBlank);

  await user.click(screen.getByText(second));
  await user.click(screen.getAllByRole('button', { name: experience.change })[1] as HTMLElement);
  const own = field(fillIn(experience.ownLine, { number: '1' }));
  expect(own.value).toBe(second);
  expect(document.activeElement).toBe(own);
  expect(screen.getByRole('checkbox', { name: second })).toHaveProperty('checked', false);
});

test('lines: another role stops the request; lines that do not come can be asked for again', async () => {
  const { user, field, press, gap } = open('/resume?job=astronaut');
  expect(screen.getByText(experience.noRole)).toBeTruthy();
  answer = () => new Promise(() => {});
  await user.selectOptions(field(words.role.job), 'gate-keeper');
  expect(screen.getByText(experience.fetching)).toBeTruthy();
  expect(location.search).toBe('?job=gate-keeper');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer = async () => new Response('', { status: 500 });
  await user.selectOptions(field(words.role.job), 'orchard-keeper');
  expect(asked[0]?.signal.aborted).toBe(true);
  await waitFor(() => expect(screen.getByText(experience.notFetched)).toBeTruthy());
  answer = async () => Response.json(lines);
  await press(experience.fetchAgain);
  await waitFor(() => expect(gap(1, first)).toBeTruthy());
  await user.click(screen.getByRole('checkbox', { name: experience.notYet }));
  expect(gap(1, lines.beginner[0] ?? '')).toBeTruthy();
  expect(screen.queryByRole('group', { name: fillIn(experience.entry, { number: '1' }) })).toBeNull();
});

test('entries: added and moved with the focus, taken out with a way back, twelve at most', async () => {
  const { user, press } = open();
  const name = (number: number) => fillIn(experience.entry, { number: `${number}` });
  const boxes = () => screen.getAllByLabelText<HTMLInputElement>(experience.work);
  const texts = () => boxes().map(({ value }) => value);
  await user.type(boxes()[0] as HTMLInputElement, 'Grafter');
  await press(experience.add);
  expect(document.activeElement).toBe(boxes()[1]);
  await user.keyboard('Picker');
  await press(`${words.moveUp}: ${name(2)}`);
  expect(texts()).toEqual(['Picker', 'Grafter']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `${words.moveDown}: ${name(1)}` }));
  await user.keyboard('{Enter}');
  expect(texts()).toEqual(['Grafter', 'Picker']);
  expect(screen.queryByRole('button', { name: `${words.moveUp}: ${name(1)}` })).toBeNull();

  await press(fillIn(words.remove, { entry: name(1) }));
  expect(texts()).toEqual(['Picker']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.undo }));
  await press(words.undo);
  expect(document.activeElement).toBe(boxes()[0]);
  expect(texts()).toEqual(['Grafter', 'Picker']);
  for (let number = 3; number <= maxEntries; number++)
    fireEvent.click(screen.getByRole('button', { name: experience.add }));
  expect(screen.queryByRole('button', { name: experience.add })).toBeNull();
  expect(screen.getByText(fillIn(words.full, { limit: `${maxEntries}` }))).toBeTruthy();
});

test('other work: its words stand under the name, its lines come, and the links to the parts say what is written', async () => {
  const { user, field } = open();
  await user.selectOptions(field(words.role.job), words.role.other);
  expect(asked.at(-1)?.address).toBe('/resume/other.json');
  await user.type(field(words.role.ownWork), 'Painter');
  await waitFor(() => expect(document.querySelector('svg')?.textContent).toContain('Painter'));
  const nav = within(screen.getByRole('navigation', { name: words.parts.title }));
  expect(nav.getAllByRole('link')).toHaveLength(8);
  await user.type(field(words.tools), 'GPS');
  await user.click(nav.getByRole('link', { name: fillIn(words.parts.filled, { part: words.tools }) }));
  expect(document.activeElement?.contains(field(words.tools))).toBe(true);
});

test('letters: a text in Devanagari is offered in Latin letters; one press takes it, with the focus', async () => {
  answer = async () => Response.json({ लेकपुर: 'Lakepur' });
  const { user, field, press } = open();
  await user.type(field(about.name), 'राजेश');
  await user.type(field(about.town), 'लेकपुर');
  await screen.findByRole('button', { name: 'Rajesh' });
  await press('Lakepur');
  expect(field(about.town).value).toBe('Lakepur');
  expect(document.activeElement).toBe(field(about.town));
  expect(screen.queryByRole('button', { name: 'Lakepur' })).toBeNull();
  expect(asked).toHaveLength(1);
});

test('letters: without the spellings, the rules alone make the offer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer = async () => new Response('', { status: 500 });
  const { user, field } = open();
  await user.type(field(about.town), 'आगरा');
  expect(await screen.findByRole('button', { name: 'Agra' })).toBeTruthy();
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

test.each([
  ['is saved instead', firefox, [file.name], words.done.notHandedOver],
  ['in an app can only be copied', 'Instagram', [], words.done.notSaved],
])(
  'made: a file for which there is no room %s, until a change puts it out of date',
  async (_, userAgent, saved, sentence) => {
    vi.stubGlobal('navigator', { userAgent });
    URL.createObjectURL = () => 'blob:resume';
    const downloads: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push(this.download);
    });
    const { user, field, press, summary } = open();
    await user.type(field(about.name), 'Asha 家');
    await user.type(field(about.phone), '98765 43210');
    await press(words.make);
    expect(summary()?.textContent).toContain(fillIn(problems.unshowable, { characters: '家' }));
    expect(field(about.name).getAttribute('aria-invalid')).toBe('true');
    await user.type(field(about.name), '{Backspace}');
    await press(words.make);
    const use = await screen.findByText(words.done.use);
    expect(screen.queryAllByRole('button', { name: words.done.save })).toHaveLength(saved.length);
    expect(screen.getByRole('button', { name: words.done.copy })).toBeTruthy();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(use);
    expect(downloads).toEqual(saved);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByRole('link', { name: words.done.goOn }).getAttribute('href')).toBe(
      '/contact?for=seekers',
    );
    await user.type(field(about.town), 'Agra');
    expect(screen.getByText(words.done.changed)).toBeTruthy();
    expect(screen.queryByRole('group', { name: words.done.title })).toBeNull();
  },
);

test('a number that can be misused is warned of, the phone is not; what is cleared can be brought back', async () => {
  const { user, field, press } = open();
  await user.type(field(about.phone), '2345 6789 0123');
  await user.type(field(words.papers), '2345 6789 0123');
  expect(screen.getByText(words.numbers.aadhaar).getAttribute('role')).toBe('status');
  expect(field(words.papers).getAttribute('aria-invalid')).toBe('false');
  await press(words.clear);
  expect(field(words.papers).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  await press(words.undo);
  expect(field(words.papers).value).toBe('2345 6789 0123');
});
