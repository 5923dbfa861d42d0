// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Delivery } from '#enquiry/homeMessage.ts';
import { fixture } from '../../../tests/support/fixture.ts';
import HomeMessageForm from './HomeMessageForm.tsx';

const words = { ...fixture.forms('en'), ...fixture.forms('en').home };
const written = { name: 'आशा', email: 'asha@example.in', message: 'Hello\nthere' };

/** The form, hydrated, and what a visitor does with it. */
function open(delivery: Delivery = 'simulated') {
  const view = render(
    <HomeMessageForm language="en" delivery={delivery} phone={fixture.agency.phones[0]} words={words} />,
  );
  const form = within(view.container.querySelector('form') as HTMLFormElement);
  const field = (name: keyof typeof written) =>
    form.getByRole<HTMLInputElement>('textbox', { name: words[name] });
  const fill = (texts: Partial<typeof written> = written) => {
    for (const [name, value] of Object.entries(texts))
      fireEvent.input(field(name as 'name'), { target: { value } });
  };
  const button = () => form.getByRole('button');
  return { ...view, field, fill, button, send: () => fireEvent.click(button()) };
}

const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const privacy = () => screen.queryByRole('link', { name: words.noticeLink });

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the preview: the first field that is wrong has the focus; then "sending" for two seconds, then "sent"', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const { field, fill, send, button, container } = open();
  expect(container.textContent).toContain(words.preview);
  expect(privacy()).toBeNull();
  send();
  expect(document.activeElement).toBe(field('name'));
  expect(described(field('name'))).toBe(words.nameMissing);
  fill({ ...written, email: 'asha@' });
  send();
  expect(document.activeElement).toBe(field('email'));
  expect(described(field('email'))).toBe(words.emailMalformed);
  expect(button().textContent).toBe(words.idle);

  fill();
  send();
  await pass(1999);
  expect(button().textContent).toBe(words.sending);
  await pass(1);
  send();
  await pass(60_000);
  expect(button().textContent).toBe(words.sent);
  expect(fetch).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
  fill({ message: 'Something else' });
  expect(button().textContent).toBe(words.sent);
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: words.sendByWhatsapp });
  expect(new URL(href).searchParams.get('text')).toContain('Something else');
});

test('with WhatsApp, the chat opens in the same tab; what is written outlives a reload, and Back shows it once it was sent', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign, pathname: '/', search: '' });
  const reload = () => {
    cleanup();
    return open('whatsapp');
  };
  const first = open('whatsapp');
  expect(privacy()).not.toBeNull();
  first.fill();
  const { send } = reload();
  await act(async () => send());
  const href = assign.mock.lastCall?.[0] ?? '';
  expect(href).toContain(`https://wa.me/${fixture.digits}?text=`);
  expect(new URL(href).searchParams.get('text')).toBe(
    `*New Message*\n${words.name}: आशा\n${words.email}: asha@example.in\n${words.message}: Hello\nthere`,
  );
  expect(sessionStorage).toHaveLength(0);
  const { field, button } = reload();
  expect(field('message').value).toBe(written.message);
  expect(button().textContent).toBe(words.idle);
});

test('an endpoint that fails or does not answer is said, and "sent" never of other words than those that were sent', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let answer = (_: number) => {};
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, { method, headers, body, signal }: RequestInit) => {
    requests.push([address, method, headers, JSON.parse(String(body))]);
    return new Promise<Response>((resolve, reject) => {
      answer = (status) => resolve(new Response(null, { status }));
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const endpoint = 'https://forms.example.test/messages';
  const { fill, send, field, button, container } = open(endpoint);
  fill();
  send();
  await act(async () => answer(500));
  expect(screen.getByRole('alert').textContent).toBe(words.failed);
  expect(field('message').value).toBe(written.message);
  send();
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(14_999);
  expect(button().textContent).toBe(words.sending);
  await pass(1);
  expect(screen.getByRole('alert').textContent).toBe(words.failed);
  send();
  fill({ message: 'Newer' });
  await act(async () => answer(204));
  expect(button().textContent).toBe(words.idle);
  expect(container.textContent).toContain(words.changedSince);
  expect(sessionStorage).toHaveLength(1);
  send();
  await act(async () => answer(204));
  expect(button().textContent).toBe(words.sent);
  const sent = [written, written, written, { ...written, message: 'Newer' }];
  const type = { 'content-type': 'application/json' };
  expect(requests).toEqual(sent.map((message) => [endpoint, 'POST', type, message]));
  expect(sessionStorage).toHaveLength(0);
  fill({ message: 'A third' });
  expect(button().textContent).toBe(words.idle);
});
