// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixture } from '../../../tests/support/fixture.ts';
import ContactForm from './ContactForm.tsx';

const words = fixture.forms('en');
const { agency } = fixture;
const steps = [{ name: 'Write' }, { name: 'Send' }, { name: 'Answer', text: 'By Sunday.' }] as const;
const resume = new File(['%PDF-1.4 a resume'], 'asha.pdf', { type: 'application/pdf' });

/** Opens the contact page, with the form hydrated. The functions below are what a visitor does with it. */
function open(address = '/contact') {
  history.replaceState(history.state, '', address);
  return render(
    <ContactForm
      language="en"
      phones={agency.phones}
      hours="Always open."
      steps={steps}
      coveringLocations={{ lakepur: 'Pune' }}
      words={words}
    />,
  );
}

// The chooser of a phone may offer every file.
const user = userEvent.setup({ applyAccept: false });
const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: keyof typeof words) =>
  within(form()).getByLabelText<HTMLInputElement>(words[name] as string);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const submit = () => user.click(within(form()).getByRole('button', { name: /^Submit/ }));

const sender = { name: 'Asha', email: 'asha@example.in', phone: '98765 43210' };
function fill(texts: Partial<typeof sender & { company: string; message: string }>) {
  for (const [name, value] of Object.entries(texts))
    fireEvent.input(field(name as 'name'), { target: { value } });
}
async function fillApplication() {
  fill({ ...sender, message: 'Accounts work' });
  await user.selectOptions(field('preferredLocation'), 'Pune');
  await user.upload(field('resume'), resume);
}
async function fillRequest() {
  await user.click(screen.getByRole('radio', { name: words['hiring-request'].label }));
  fill({ ...sender, company: 'Neem', message: 'A cook' });
}
/** Fills the form in and submits it; the dialog is then open. */
async function submitApplication() {
  await fillApplication();
  await submit();
  await waitFor(() => expect(dialog()).not.toBeNull());
}
async function sendByWhatsapp() {
  await submitApplication();
  await user.click(answer(words.ok));
  await waitFor(() => expect(panel()).not.toBeNull());
}

const dialog = () => screen.queryByRole('dialog');
const panel = () => screen.queryByRole('heading', { name: words.thanks })?.closest('[role=status]') ?? null;
/** The text of the step that the panel marks as the visitor's next one. */
const markedStep = () => panel()?.querySelector('[aria-current=step]')?.textContent;
/** The message that a link carries to the chat. */
const chatText = (link: string) => new URL(answer(link).getAttribute('href') ?? '').searchParams.get('text');
const answer = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });

/** Downloads, by the names of their files. */
let downloads: string[];

beforeEach(() => {
  downloads = [];
  sessionStorage.clear();
  history.replaceState(null, '', '/contact');
  document.title = 'Contact';
  // What jsdom lacks. The links are not followed: it has no navigation either.
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  URL.createObjectURL = () => 'blob:resume';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  document.addEventListener('click', stopNavigation);
});

const stopNavigation = (event: Event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

afterEach(() => {
  cleanup();
  document.removeEventListener('click', stopNavigation);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a line before the first field says what happens to what is written', () => {
  open();
  const link = within(form()).getByRole('link', { name: words.noticeLink });
  expect(link.closest('p')?.textContent).toBe(words.notice.replace('{privacy}', words.noticeLink));
  expect(link.getAttribute('href')).toBe('/privacy');
  const [firstField] = form().querySelectorAll('input, select, textarea');
  expect(link.compareDocumentPosition(firstField as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('writing: the title names an error until a submit finds nothing wrong', async () => {
  open();
  await submit();
  expect(dialog()).toBeNull();
  expect(screen.getByRole('group', { name: words.problems })).toBe(document.activeElement);
  expect(document.title).toBe('Wrong: Contact');
  await fillApplication();
  expect(field('name').getAttribute('aria-invalid')).toBeNull();
  expect(document.title).toBe('Wrong: Contact');
  await submit();
  await waitFor(() => expect(dialog()).not.toBeNull());
  expect(document.title).toBe('Contact');
});

test('writing: a text that no link can carry is reported, and kept', async () => {
  open();
  await fillRequest();
  fill({ message: 'half \ud83d' });
  await submit();
  expect(screen.getByRole('alert').textContent).toBe(words.failed);
  expect(dialog()).toBeNull();
  expect([field('message').value, field('company').value]).toEqual(['half \ud83d', 'Neem']);
  fill({ message: 'whole 👩' });
  await submit();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(dialog()).not.toBeNull();
});

test('writing: a resume that is refused leaves its field empty and the rest as it was', async () => {
  open();
  await fillApplication();
  for (const [file, sentence] of [
    [new File([new Uint8Array(2_097_153)], 'asha.pdf'), words.resumeTooLarge],
    [new File(['x'], 'asha.odt'), words.resumeFormat],
    [new File([], 'asha.pdf'), words.resumeEmpty],
  ] as const) {
    await user.upload(field('resume'), file);
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    expect(field('resume').files).toHaveLength(0);
    expect(field('name').value).toBe('Asha');
  }
  await user.upload(field('resume'), resume);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('writing: a message too long for a link is pointed out, not cut', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  open();
  await fillRequest();
  expect(form().textContent).not.toContain('of 8000 long');
  const message = 'नौकरी की तलाश है। '.repeat(120).trim();
  fill({ message });
  expect(form().textContent).toContain('of 8000 long');
  expect(form().textContent).toContain(words.longLink);
  await submit();
  expect(dialog()?.textContent).toContain(words.longLink);
  expect(chatText(words.ok)).toContain(message);
  expect(await screen.findByText(words.qrCode.tooLong)).toBeTruthy();
});

test('writing: clearing the form takes the errors away', async () => {
  open('/contact?for=employers');
  fill({ name: 'Asha', phone: 'abc' });
  await submit();
  expect(screen.getByRole('link', { name: words.phoneTooShort })).toBeTruthy();
  await press(words.clear);
  expect(screen.queryByRole('group', { name: words.problems })).toBeNull();
  expect(document.title).toBe('Contact');
  expect(field('name').value).toBe('');
});

test('writing: the place of a corrected error stays while the visitor is in the field', async () => {
  open();
  await submit();
  const error = () => document.getElementById('contact-name-problem');
  await user.type(field('name'), 'Asha');
  expect(error()).not.toBeNull();
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  await new Promise((resolve) => setTimeout(resolve));
  expect(error()).not.toBeNull();
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(error()).toBeNull());
});

test('writing: an address in any script stays as it was typed (Chromium would write xn--...)', () => {
  open();
  expect(field('email').type).toBe('text');
});

test('writing: a slip in the email is pointed out, until it is corrected or cleared', async () => {
  open();
  const leaveWith = (email: string) => {
    fill({ email });
    fireEvent.blur(field('email'));
  };
  leaveWith('asha@gmial.com');
  expect(await screen.findByText('asha@gmail.com')).toBeTruthy();
  await press(words.useSuggestion);
  expect(field('email').value).toBe('asha@gmail.com');
  expect(screen.queryByText('asha@gmail.com')).toBeNull();
  leaveWith('asha@gmial.com');
  await press(words.clear);
  expect(screen.queryByText('asha@gmail.com')).toBeNull();
  await press(words.undoClear);
  expect(field('email').value).toBe('asha@gmial.com');
});

test('reading: the form is busy and says so; a change stops it', async () => {
  open();
  const read = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => {});
  await fillApplication();
  await submit();
  expect(form().getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText(words.reading)).toBeTruthy();
  await submit();
  expect(read).toHaveBeenCalledTimes(1);
  fill({ message: 'Accounts work in Noida' });
  expect(form().getAttribute('aria-busy')).toBeNull();
  expect(dialog()).toBeNull();
});

test('reading: it is given up after ten seconds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => {});
  open();
  await fillApplication();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.submit(form());
  act(() => vi.advanceTimersByTime(9_999));
  expect(dialog()).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(dialog()?.textContent).toContain(words.resumeUnread.replace('{resume}', 'asha.pdf'));
  vi.useRealTimers();
});

test('reading: a resume that can not be read is left out, and named', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
  });
  open();
  await submitApplication();
  expect(chatText(words.ok)).not.toContain('Resume');
  const named = words.resumeUnread.replace('{resume}', 'asha.pdf');
  expect(dialog()?.textContent).toContain(named);
  expect(log).toHaveBeenCalledTimes(1);
  await user.click(answer(words.ok));
  await waitFor(() => expect(panel()?.textContent).toContain(named));
  expect(downloads).toEqual([]);
});

test('choosing: a submit right after going back opens the dialog again', async () => {
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')), 50);
  };
  open();
  await submitApplication();
  await press(words.back);
  await submit();
  await waitFor(() => expect(dialog()).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(dialog()).not.toBeNull();
});

test('sent by WhatsApp: one download, and a panel that a reload brings back', async () => {
  const first = open();
  await submitApplication();
  const ok = answer(words.ok);
  expect(document.getElementById(ok.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words.okNote);
  const { href } = ok as HTMLAnchorElement;
  await Promise.all([user.click(ok), user.click(ok)]);
  await waitFor(() => expect(panel()).not.toBeNull());
  expect(downloads).toEqual(['asha.pdf']);
  expect(panel()).toBe(document.activeElement);
  expect(panel()?.textContent).toContain(words.attachOnPhone.replace('{resume}', 'asha.pdf'));
  expect(panel()?.textContent).toContain(words.attachWhere);
  const withoutResume = words.withoutResume.replace('{resume}', 'asha.pdf');
  expect(panel()?.textContent).not.toContain(withoutResume);
  expect(markedStep()).toContain('Send');
  expect(markedStep()).toContain(words.afterChat);
  expect(panel()?.textContent).toContain('By Sunday.');
  expect(field('name').value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  first.unmount();

  const reloaded = open();
  expect(answer(words.openAgain).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('button', { name: words.saveCopy })).toBeNull();
  expect(panel()?.textContent).toContain(withoutResume);
  await press(words.done);
  expect(panel()).toBeNull();
  expect(screen.getByRole('radio', { checked: true })).toBe(document.activeElement);
  reloaded.unmount();

  open();
  expect(panel()).toBeNull();
});

test('sent, then something new is written: a reload does not bring the panel back', async () => {
  const { unmount } = open();
  await sendByWhatsapp();
  expect(field('name').value).toBe('');
  fill({ name: 'Ravi' });
  expect(panel()).not.toBeNull();
  unmount();
  open();
  expect(panel()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(words.name).value).toBe('Ravi');
});

test('sent: only another page ends the panel, no link of its own and no new tab', async () => {
  const link = document.body.appendChild(document.createElement('a'));
  const follow = (href: string, how?: MouseEventInit) => {
    link.href = href;
    fireEvent.click(link, how);
  };
  const { unmount } = open();
  await sendByWhatsapp();
  await user.click(screen.getByRole('link', { name: words.jobFraud }));
  follow('/about', { ctrlKey: true });
  follow('/hi/contact');
  expect(panel()).not.toBeNull();
  follow('/about');
  expect(panel()).toBeNull();
  unmount();
  open();
  expect(panel()).toBeNull();
  link.remove();
});

test('in an app: nothing is downloaded by itself, and a refused share says so', async () => {
  vi.stubGlobal('navigator', {
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; wv) Version/4.0 Chrome/129.0 Mobile Safari/537.36 Instagram 350.0',
    canShare: () => true,
    share: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  });
  open();
  await sendByWhatsapp();
  expect(downloads).toEqual([]);
  expect(panel()?.textContent).toContain(words.attachInApp.replace('{resume}', 'asha.pdf'));
  expect(panel()?.textContent).not.toContain(words.attachWhere);
  expect(panel()?.textContent).toContain(words.openInBrowser.replace('{phone}', agency.phones[0]));
  await press(words.share);
  expect(await screen.findByText(words.shareRefused)).toBeTruthy();
  await press(words.saveCopy);
  expect(downloads).toEqual(['asha.pdf']);
});

test('on a phone: the very resume can be shared, and no QR code is shown', async () => {
  const share = vi.fn(async (_: ShareData) => {});
  vi.stubGlobal('navigator', { userAgent: 'Android', canShare: () => true, share });
  open();
  await submitApplication();
  await act(() => import('./QrCode/QrCode.tsx'));
  expect(within(dialog() as HTMLElement).queryByRole('button', { name: words.qrCode.scanned })).toBeNull();
  await user.click(answer(words.ok));
  await press(words.share);
  expect(share.mock.calls[0]?.[0].files?.[0]).toMatchObject({
    name: 'asha.pdf',
    type: 'application/pdf',
    size: resume.size,
  });
});

test('a landing page begins the message and the chat, and leaves with a press', async () => {
  vi.stubGlobal('fetch', async () => new Response('<main data-kind="city" data-subject="Lakepur">'));
  open('/contact?location=lakepur');
  expect(form().textContent).toContain('Always open.');
  await waitFor(() => expect(field('message').value).toBe('I want work in Lakepur.'));
  expect(field('preferredLocation').value).toBe('Pune');
  const chats = screen.getAllByRole<HTMLAnchorElement>('link', { name: words.quickChat });
  expect(chats.map(({ href }) => new URL(href).searchParams.get('text'))).toEqual([
    'I want work.\nPreferred Location: Pune\nMessage: I want work in Lakepur.',
    'I want people.\nMessage: I want people in Lakepur.',
  ]);
  expect(form().querySelector<HTMLInputElement>('[name=location]')?.value).toBe('lakepur');
  expect(sessionStorage).toHaveLength(0);
  await press(words.leaveOut);
  expect(form().querySelector<HTMLInputElement>('[name=location]')?.value).toBe('');
  expect([field('message').value, field('preferredLocation').value, location.search]).toEqual(['', '', '']);
});

test('sent by the middle button: the resume is downloaded and the panel is there', async () => {
  open();
  await submitApplication();
  fireEvent(answer(words.ok), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  await waitFor(() => expect(panel()).not.toBeNull());
  expect(downloads).toEqual(['asha.pdf']);
});

test('sent by the QR code: no download, and the panel says how to attach the resume', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  open();
  await submitApplication();
  await screen.findByRole('button', { name: words.qrCode.scanned });
  await press(words.qrCode.scanned);
  await waitFor(() => expect(panel()).not.toBeNull());
  expect(downloads).toEqual([]);
  expect(panel()?.textContent).toContain(words.attachOnLaptop.replace('{resume}', 'asha.pdf'));
  expect(panel()?.textContent).not.toContain(words.attachWhere);
});

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

test.each<[string, () => void]>([
  ['blocked storage', () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)],
  ['full storage', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['a history that refuses', () => vi.spyOn(history, 'replaceState').mockImplementation(refuse)],
  ['a share sheet that throws', () => Object.assign(navigator, { canShare: refuse })],
])('with %s the application goes out whole', async (_, makeHostile) => {
  open();
  makeHostile();
  await submitApplication();
  const message = chatText(words.ok);
  expect(message).toContain('Message: Accounts work\nResume: asha.pdf');
  await user.click(answer(words.ok));
  await waitFor(() => expect(panel()).not.toBeNull());
  expect(downloads).toEqual(['asha.pdf']);
  // In this tab, where no popup blocker can stop it.
  expect(answer(words.openAgain).getAttribute('target')).toBeNull();
  expect(chatText(words.openAgain)).toBe(message);
});
