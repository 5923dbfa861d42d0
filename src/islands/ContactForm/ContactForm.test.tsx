// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formStorage, thisTab } from '#form/formStorage.ts';
import { fixture } from '../../../tests/support/fixture.ts';
import { filterRules } from '../../../tests/support/hands/filterLists.ts';
import { madeResumeItem } from '../madeResume.ts';
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
      steps={steps}
      coveringLocations={{ lakepur: 'Pune' }}
      parts={{ 'industries/orchards': 'Orchards', 'people/omar': 'Omar' }}
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
const pressOk = () => user.click(answer(words.ok));

const dialog = () => screen.queryByRole('dialog');
const panel = () => screen.queryByRole('heading', { name: words.thanks })?.closest('[role=status]') ?? null;
/** The message that a link carries to the chat. */
const chatText = (link: string) => new URL(answer(link).getAttribute('href') ?? '').searchParams.get('text');
const answer = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });

const withMouse = () => vi.stubGlobal('matchMedia', () => ({ matches: true }));

/** Downloads, by the names of their files. */
let downloads: string[];

beforeEach(() => {
  downloads = [];
  sessionStorage.clear();
  history.replaceState(null, '', '/contact');
  document.title = 'Contact';
  // What jsdom lacks. The links are not followed: it has no navigation either.
  Element.prototype.scrollIntoView = () => {};
  // jsdom draws nothing.
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  // A browser fires `close` later.
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.stubGlobal('DataTransfer', FakeTransfer);
  vi.spyOn(HTMLInputElement.prototype, 'files', 'set').mockImplementation(setFiles);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  URL.createObjectURL = () => 'blob:resume';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  document.addEventListener('click', stopNavigation);
});

class FakeTransfer {
  files: File[] = [];
  items = { add: (file: File) => this.files.push(file) };
}

function setFiles(this: HTMLInputElement, files: unknown) {
  Object.defineProperty(this, 'files', { value: files, configurable: true, writable: true });
}

const stopNavigation = (event: Event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

afterEach(() => {
  const hidden = [...document.querySelectorAll(filterRules.join())].map(({ outerHTML }) => outerHTML);
  cleanup();
  document.removeEventListener('click', stopNavigation);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(hidden, 'what filter lists hide').toEqual([]);
});

test('an empty form: the privacy line first, and a title that names the error until a submit finds none', async () => {
  open();
  const link = within(form()).getByRole('link', { name: words.noticeLink });
  expect(link.closest('p')?.textContent).toBe(words.notice.replace('{privacy}', words.noticeLink));
  expect(link.getAttribute('href')).toBe('/privacy');
  expect(link.compareDocumentPosition(field('name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await submit();
  expect(document.title).toBe('Wrong: Contact');
  await fillApplication();
  expect(document.title).toBe('Wrong: Contact');
  await submit();
  await waitFor(() => expect(dialog()).not.toBeNull());
  expect(document.title).toBe('Contact');
});

test('writing: a resume that is refused leaves its field empty and the rest as it was', async () => {
  open();
  await fillApplication();
  for (const [file, sentence] of [
    [new File([new Uint8Array(2_097_153)], 'asha.pdf'), words.resumeTooLarge],
    [new File(['x'], 'asha.txt', { type: 'text/plain' }), words.resumeFormat],
    [new File([], 'asha.pdf'), words.resumeEmpty],
    [new File(['x'], 'asha'), words.resumeFormat],
  ] as const) {
    await user.upload(field('resume'), file);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(field('resume').files).toHaveLength(0);
    expect(field('name').value).toBe('Asha');
  }
  await user.upload(field('resume'), resume);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('writing: a file of unknown format that can not be read is refused, and a submit meanwhile goes on without it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const read = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => {});
  const fail = () =>
    act(() => (read.mock.contexts.at(-1) as FileReader).dispatchEvent(new ProgressEvent('error')));
  open();
  await fillApplication();
  await user.upload(field('resume'), new File(['%PDF'], 'Resume'));
  fail();
  expect((await screen.findByRole('alert')).textContent).toBe(words.resumeUnreadable);
  await user.upload(field('resume'), new File(['%PDF'], 'Resume'));
  expect(screen.queryByRole('alert')).toBeNull();
  await submit();
  expect(form().getAttribute('aria-busy')).toBe('true');
  fail();
  await waitFor(() =>
    expect(dialog()?.textContent).toContain(words.resumeUnread.replace('{resume}', 'Resume')),
  );
});

test('writing: what no link can carry is reported and kept, and what is too long for one is pointed out', async () => {
  withMouse();
  open();
  await fillRequest();
  fill({ message: 'half \ud83d' });
  expect(form().textContent).not.toContain('of 8000 long');
  await submit();
  expect(screen.getByRole('alert').textContent).toBe(words.failed);
  expect(dialog()).toBeNull();
  expect([field('message').value, field('company').value]).toEqual(['half \ud83d', 'Neem']);

  const message = 'नौकरी की तलाश है। '.repeat(120).trim();
  fill({ message });
  expect(form().textContent).toContain('of 8000 long');
  expect(form().textContent).toContain(words.longLink);
  await submit();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(dialog()?.textContent).toContain(words.longLink);
  expect(chatText(words.ok)).toContain(message);
  expect(await screen.findByText(words.qrCode.tooLong)).toBeTruthy();
});

test('writing: a corrected error keeps its place while the visitor is in the field, and a slip in the email is pointed out', async () => {
  open();
  await submit();
  const error = () => document.getElementById('contact-email-problem');
  // Chromium would write xn--... for an address in another script.
  expect(field('email').type).toBe('text');
  await user.type(field('email'), 'asha@gmial.com');
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  await new Promise((resolve) => setTimeout(resolve));
  expect(error()).not.toBeNull();
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(error()).toBeNull());
  expect(await screen.findByText('asha@gmail.com')).toBeTruthy();
  await press(words.useSuggestion);
  expect(field('email').value).toBe('asha@gmail.com');
  expect(screen.queryByText('asha@gmail.com')).toBeNull();
});

test('reading: the form is busy, a change stops it, and a resume that can not be read is left out and named', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const read = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => {});
  open();
  await fillApplication();
  await submit();
  await submit();
  expect(read).toHaveBeenCalledTimes(1);
  expect(form().getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText(words.reading)).toBeTruthy();
  fill({ message: 'Accounts work in Noida' });
  expect(form().getAttribute('aria-busy')).toBeNull();

  read.mockImplementation(function (this: FileReader) {
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
  });
  await submit();
  const named = words.resumeUnread.replace('{resume}', 'asha.pdf');
  await waitFor(() => expect(dialog()?.textContent).toContain(named));
  expect(chatText(words.ok)).not.toContain('Resume');
  expect(log).toHaveBeenCalledTimes(1);
  await pressOk();
  await waitFor(() => expect(panel()?.textContent).toContain(named));
  expect(downloads).toEqual([]);
  await press(words.done);
  expect(screen.getByRole('radio', { checked: true })).toBe(document.activeElement);
});

test('reading: it is given up after ten seconds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => {});
  open();
  await fillApplication();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  fireEvent.submit(form());
  act(() => vi.advanceTimersByTime(9_999));
  expect(dialog()).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(dialog()?.textContent).toContain(words.resumeUnread.replace('{resume}', 'asha.pdf'));
});

test('sent by WhatsApp: one download, and a panel that a reload brings back until another page is opened', async () => {
  const { unmount } = open();
  await submitApplication();
  const ok = answer(words.ok);
  expect(document.getElementById(ok.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words.okNote);
  const { href } = ok as HTMLAnchorElement;
  await Promise.all([user.click(ok), user.click(ok)]);
  await waitFor(() => expect(panel()).not.toBeNull());
  expect(downloads).toEqual(['asha.pdf']);
  const withoutResume = words.withoutResume.replace('{resume}', 'asha.pdf');
  expect(panel()?.textContent).not.toContain(withoutResume);
  const markedStep = panel()?.querySelector('[aria-current=step]')?.textContent;
  expect(markedStep).toContain('Send');
  expect(markedStep).toContain(words.afterChat);
  expect(panel()?.textContent).toContain('By Sunday.');
  unmount();

  const reloaded = open();
  expect(answer(words.openAgain).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('button', { name: words.saveCopy })).toBeNull();
  expect(panel()?.textContent).toContain(withoutResume);
  await user.click(screen.getByRole('link', { name: words.jobFraud }));
  const link = reloaded.container.appendChild(document.createElement('a'));
  const follow = (href: string, how?: MouseEventInit) => {
    link.href = href;
    fireEvent.click(link, how);
  };
  follow('/about', { ctrlKey: true });
  follow('/hi/contact');
  expect(panel()).not.toBeNull();
  follow('/about');
  expect(panel()).toBeNull();
  reloaded.unmount();
  open();
  expect(panel()).toBeNull();
});

const inApp = (more?: Partial<Navigator>) => vi.stubGlobal('navigator', { userAgent: 'Instagram', ...more });
const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};
const middle = async () =>
  fireEvent(answer(words.ok), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
const scan = async () => user.click(await screen.findByRole('button', { name: words.qrCode.scanned }));
const onPhone = `${words.attachOnPhone} ${words.attachWhere}`;
const onLaptop = `${words.attachOnLaptop} ${words.attachWhere}`;

type Sending = [string, () => void, (() => Promise<unknown>)?, boolean?, string?];

test.each<Sending>([
  ['on a phone', () => {}],
  ['in an app', inApp, pressOk, false, words.attachInApp],
  ['by the middle button', withMouse, middle, true, onLaptop],
  ['by the QR code', withMouse, scan, false, words.attachOnLaptop],
  ['without storage', () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)],
  ['with full storage', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['with a history that refuses', () => vi.spyOn(history, 'replaceState').mockImplementation(refuse)],
  ['with a share sheet that throws', () => Object.assign(navigator, { canShare: refuse })],
])(
  'sent %s: the application goes out whole, and the panel says where the resume is',
  async (_, prepare, send = pressOk, isSaved = true, advice = onPhone) => {
    open();
    prepare();
    await submitApplication();
    const message = chatText(words.ok);
    expect(message).toContain('Message: Accounts work\nResume: asha.pdf');
    await send();
    expect(await screen.findByText(advice.replace('{resume}', 'asha.pdf'))).toBeTruthy();
    expect(downloads).toEqual(isSaved ? ['asha.pdf'] : []);
    expect(screen.queryByRole('button', { name: words.share })).toBeNull();
    // In this tab, where no popup blocker can stop it.
    expect(answer(words.openAgain).getAttribute('target')).toBeNull();
    expect(chatText(words.openAgain)).toBe(message);
  },
);

/** Opens the form with a resume that was made on the site. */
function openWithMade() {
  const value = {
    texts: { name: 'Asha', phone: '98765 43210', email: 'asha@example.in' },
    file: { name: 'Asha_Resume.pdf', dataUrl: 'data:;base64,JVBERg==' },
  };
  madeResumeItem(formStorage(thisTab)).save(value);
  return open();
}
const call = async () => user.click(answer(words.cancel.replace('{phone}', '.*')));
const inAppMade = [words.saveFirst, words.attachOnPhone, words.ifNotSaved];

test.each<[string, () => void, () => Promise<unknown>, string[], boolean]>([
  ['by WhatsApp, with a download', () => {}, pressOk, [onPhone], false],
  ['in an app', inApp, pressOk, inAppMade, true],
  ['by the QR code', withMouse, scan, [words.saveFirst, words.attachOnLaptop], true],
  ['by a call', () => {}, call, [words.saveFirst, words.attachAfterCall], true],
])(
  'a made resume, sent %s: where the device does not have it, a copy is saved first',
  async (_, prepare, send, advice, isFirst) => {
    const { unmount } = openWithMade();
    prepare();
    fill({ message: 'Accounts work' });
    await user.selectOptions(field('preferredLocation'), 'Pune');
    await submit();
    await waitFor(() => expect(dialog()).not.toBeNull());
    await send();
    const named = (text: string) => text.replaceAll('{resume}', 'Asha_Resume.pdf');
    for (const text of advice) expect(await screen.findByText(named(text))).toBeTruthy();
    const ways = panel()?.querySelectorAll('ul')[0]?.querySelectorAll('button, a') ?? [];
    expect([...ways].map(({ textContent }) => textContent)[0] === words.saveCopy).toBe(isFirst);
    if (!isFirst) return;
    downloads = [];
    await press(words.saveCopy);
    expect(downloads).toEqual(['Asha_Resume.pdf']);
    unmount();
    // A reload loses the file: there is nothing left to save.
    open();
    expect(screen.queryByRole('button', { name: words.saveCopy })).toBeNull();
    expect(panel()?.textContent).not.toContain(words.saveFirst);
  },
);

test('the very resume can be shared; in an app a refused share says so, and a copy can be saved', async () => {
  const share = vi.fn(async (_: ShareData) => {});
  inApp({ canShare: () => true, share });
  open();
  await submitApplication();
  await act(() => import('./QrCode/QrCode.tsx'));
  expect(screen.queryByRole('button', { name: words.qrCode.scanned })).toBeNull();
  await pressOk();
  await press(words.share);
  const [shared] = share.mock.calls[0]?.[0].files ?? [];
  expect(shared).toMatchObject({ name: 'asha.pdf', type: 'application/pdf', size: resume.size });
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press(words.share);
  expect(await screen.findByText(words.shareRefused)).toBeTruthy();
  await press(words.saveCopy);
  expect(downloads).toEqual(['asha.pdf']);
  expect(panel()?.textContent).toContain(words.openInBrowser.replace('{phone}', agency.phones[0]));
});

test('a landing page begins the message and the chat, and leaves with a press', async () => {
  vi.stubGlobal('fetch', async () => new Response('<main data-kind="city" data-subject="Lakepur">'));
  open('/contact?location=lakepur');
  await waitFor(() => expect(field('message').value).toBe('I want work in Lakepur.'));
  expect(field('preferredLocation').value).toBe('Pune');
  expect(sessionStorage).toHaveLength(0);
  fill({ name: 'Asha' });
  const chats = screen.getAllByRole<HTMLAnchorElement>('link', { name: words.quickChat });
  expect(chats.map(({ href }) => new URL(href).searchParams.get('text'))).toEqual([
    'I want work.\nName: Asha\nPreferred Location: Pune\nMessage: I want work in Lakepur.',
    'I want people.\nName: Asha\nMessage: I want people in Lakepur.',
  ]);
  const call = within(form()).getAllByRole('link', { name: agency.phones[0] });
  expect(call.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill(`tel:${agency.phones[0].replaceAll(' ', '')}`),
  );
  expect(form().querySelector<HTMLInputElement>('[name=location]')?.value).toBe('lakepur');
  await press(words.leaveOut);
  expect(form().querySelector<HTMLInputElement>('[name=location]')?.value).toBe('');
  expect([field('message').value, field('preferredLocation').value, location.search]).toEqual(['', '', '']);
  await press(words.clear);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.undoClear }));
});
