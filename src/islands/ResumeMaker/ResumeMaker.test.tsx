// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillIn } from '#enquiry/fillIn.ts';
import { entryLimit } from '#resume/resume.ts';
import { fixture } from '../../../tests/support/fixture.ts';
import { resumeFonts } from '../../../tests/support/resumeFonts.ts';
import ResumeMaker from './ResumeMaker.tsx';

const words = { ...fixture.entry('resumeWords'), ...fixture.entry('formWords').both };
const { about, experience, problems } = words;
const fonts = await resumeFonts();
const keeper = fixture.entry('jobs', 'orchard-keeper');
const lines = 'beginner' in keeper.resume ? keeper.resume : { beginner: [], experienced: [] };
const roles = [
  { slug: 'orchard-keeper', name: 'Orchard keeper', label: 'Orchard keeper' },
  { slug: 'gate-keeper', name: 'Gate keeper', label: 'Gate keeper' },
];

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
  await user.type(gap(1, first), '40');
  expect(screen.getByRole('checkbox', { name: /Kept 40 trees/ })).toHaveProperty('checked', true);
  await press(words.make);
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
  const { user, field, press, gap } = open();
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

test('entries: added with the focus, taken out with a way back, twelve at most', async () => {
  const { user, press } = open();
  const entry = (number: number) =>
    screen.queryByRole('group', { name: fillIn(experience.entry, { number: `${number}` }) }) as HTMLElement;
  const what = (number: number) => within(entry(number)).getByLabelText<HTMLInputElement>(experience.work);
  await press(experience.add);
  expect(document.activeElement).toBe(what(2));
  await user.keyboard('Picker');
  await user.type(what(1), 'Grafter');
  await press(fillIn(words.remove, { entry: fillIn(experience.entry, { number: '1' }) }));
  expect(entry(2)).toBeNull();
  expect(what(1).value).toBe('Picker');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.undo }));
  await press(words.undo);
  expect(document.activeElement).toBe(what(1));
  expect(what(1).value).toBe('Grafter');
  for (let number = 3; number <= entryLimit; number++) await press(experience.add);
  expect(screen.queryByRole('button', { name: experience.add })).toBeNull();
  expect(screen.getByText(fillIn(words.full, { limit: `${entryLimit}` }))).toBeTruthy();
});

test('a number that can be misused is warned of, the phone is not; what is cleared can be brought back', async () => {
  const { user, field, press } = open();
  await user.type(field(about.phone), '2345 6789 0123');
  await user.type(field(words.papers), '2345 6789 0123');
  expect(screen.getByText(words.numbers.aadhaar).getAttribute('role')).toBe('status');
  expect(field(words.papers).getAttribute('aria-invalid')).toBeNull();
  await press(words.clear);
  expect(field(words.papers).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  await press(words.undo);
  expect(field(words.papers).value).toBe('2345 6789 0123');
});
