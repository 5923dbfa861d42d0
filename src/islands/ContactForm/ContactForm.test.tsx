// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixture } from '../../../tests/support/fixture.ts';
import ContactForm from './ContactForm.tsx';

const words = fixture.forms('en');
const { agency } = fixture;
const steps = [{ name: 'Write' }, { name: 'Send' }, { name: 'Answer', text: 'By Sunday.' }] as const;
const resume = new File(['%PDF-1.4 a resume'], 'asha.pdf', { type: 'application/pdf' });

/** The form, hydrated, and what a visitor does with it. */
function open(address = '/contact') {
  history.replaceState(history.state, '', address);
  const view = render(
    <ContactForm
      language="en"
      phones={agency.phones}
      hours="Always open."
      steps={steps}
      coveringLocations={{}}
      words={words}
    />,
  );
  const user = userEvent.setup();
  const form = view.container.querySelector('form') as HTMLFormElement;
  const field = (name: keyof typeof words) =>
    within(form).getByLabelText<HTMLInputElement>(words[name] as string);
  const fill = async (texts: Partial<Record<'name' | 'email' | 'phone' | 'company' | 'message', string>>) => {
    for (const [name, text] of Object.entries(texts)) await user.type(field(name as 'name'), text);
  };
  const fillApplication = async () => {
    await fill({ name: 'Asha', email: 'asha@example.in', phone: '98765 43210', message: 'Accounts work' });
    await user.selectOptions(field('preferredLocation'), 'Pune');
    await user.upload(field('resume'), resume);
  };
  const submit = () => user.click(within(form).getByRole('button', { name: /^Submit/ }));
  /** Fills the form in and submits it; the dialog is then open. */
  const submitApplication = async () => {
    await fillApplication();
    await submit();
    await waitFor(() => expect(dialog()).not.toBeNull());
  };
  const sendByWhatsapp = async () => {
    await submitApplication();
    await user.click(answer(words.ok));
    await waitFor(() => expect(panel()).not.toBeNull());
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    ...view,
    user,
    form,
    field,
    fill,
    fillApplication,
    submit,
    submitApplication,
    sendByWhatsapp,
    press,
  };
}

const dialog = () => screen.queryByRole('dialog');
const panel = () => screen.queryByRole('heading', { name: words.thanks })?.closest('[role=status]') ?? null;
/** The text of the step that the panel marks as the visitor's next one. */
const markedStep = () => panel()?.querySelector('[aria-current=step]')?.textContent;
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

test('before the first field, a line says what happens to what is written, and links to the privacy page', () => {
  const { form } = open();
  const link = within(form).getByRole('link', { name: words.noticeLink });
  expect(link.closest('p')?.textContent).toBe(words.notice.replace('{privacy}', words.noticeLink));
  expect(link.getAttribute('href')).toBe('/privacy');
  const [firstField] = form.querySelectorAll('input, select, textarea');
  expect(link.compareDocumentPosition(firstField as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('writing: what is missing is said, in the title too, until a submit finds nothing wrong', async () => {
  const { submit, fillApplication, field } = open();
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

test('writing: a phone number that is too short is refused, and clearing the form takes the errors away', async () => {
  const { submit, fill, press, field } = open('/contact?for=employers');
  await fill({ name: 'Asha', phone: 'abc' });
  await submit();
  expect(screen.getByRole('link', { name: words.phoneTooShort })).toBeTruthy();
  await press(words.clear);
  expect(screen.queryByRole('group', { name: words.problems })).toBeNull();
  expect(document.title).toBe('Contact');
  expect(field('name').value).toBe('');
});

test('writing: half an emoji fails the submit and keeps everything', async () => {
  const { submit, fillApplication, field, user } = open();
  await fillApplication();
  await user.click(screen.getByRole('radio', { name: words['hiring-request'].label }));
  field('company').value = 'Neem \ud83d';
  await submit();
  expect(screen.getByRole('alert').textContent).toBe(words.failed);
  expect(field('name').value).toBe('Asha');
});

test('writing: a slip in the email is pointed out and corrected by a press', async () => {
  const { user, fill, press, field } = open();
  await fill({ email: 'asha@gmial.com' });
  await user.tab();
  expect(screen.getByText('asha@gmail.com')).toBeTruthy();
  await press(words.useSuggestion);
  expect(field('email').value).toBe('asha@gmail.com');
  expect(screen.queryByText('asha@gmail.com')).toBeNull();
});

test('reading: the form is busy and says so; a change stops it', async () => {
  const { submit, fillApplication, fill, form } = open();
  const read = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => {});
  const abort = vi.spyOn(FileReader.prototype, 'abort').mockImplementation(() => {});
  await fillApplication();
  await submit();
  expect(form.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText(words.reading)).toBeTruthy();
  await submit();
  expect(read).toHaveBeenCalledTimes(1);
  await fill({ message: ' in Noida' });
  expect(form.getAttribute('aria-busy')).toBeNull();
  expect(abort).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeNull();
});

test('reading: a resume that can not be read is left out', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
  });
  const { submitApplication } = open();
  await submitApplication();
  expect(dialog()?.textContent).not.toContain('asha.pdf');
  expect(log).toHaveBeenCalledTimes(1);
});

test('choosing: going back keeps everything, and the resume is held no longer', async () => {
  const { press, field, submitApplication } = open();
  await submitApplication();
  expect(sessionStorage.getItem('resume')).toContain('base64,');
  await press(words.back);
  expect(dialog()).toBeNull();
  expect(screen.getByRole('button', { name: words.application.submit })).toBe(document.activeElement);
  expect(sessionStorage.getItem('resume')).toBeNull();
  expect(field('name').value).toBe('Asha');
});

test('choosing: a submit right after going back opens the dialog again, before the browser says that it is closed', async () => {
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')), 50);
  };
  const { press, submit, submitApplication } = open();
  await submitApplication();
  await press(words.back);
  await submit();
  await waitFor(() => expect(dialog()).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(dialog()).not.toBeNull();
});

test('sent by WhatsApp: one download, an empty form, and a panel that a reload brings back until it is done with', async () => {
  const first = open();
  await first.submitApplication();
  const ok = answer(words.ok);
  expect(document.getElementById(ok.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words.okNote);
  const { href } = ok as HTMLAnchorElement;
  await Promise.all([first.user.click(ok), first.user.click(ok)]);
  await waitFor(() => expect(panel()).not.toBeNull());
  expect(downloads).toEqual(['asha.pdf']);
  expect(panel()).toBe(document.activeElement);
  expect(panel()?.textContent).toContain(words.attachOnPhone.replace('{resume}', 'asha.pdf'));
  expect(panel()?.textContent).toContain(words.attachWhere);
  expect(markedStep()).toContain('Send');
  expect(markedStep()).toContain(words.afterChat);
  expect(panel()?.textContent).toContain('By Sunday.');
  expect(first.field('name').value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  first.unmount();

  const reloaded = open();
  expect(answer(words.openAgain).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('button', { name: words.saveCopy })).toBeNull();
  await reloaded.press(words.done);
  expect(panel()).toBeNull();
  expect(screen.getByRole('radio', { checked: true })).toBe(document.activeElement);
  reloaded.unmount();

  open();
  expect(panel()).toBeNull();
});

test('sent by a call: nothing is downloaded, the mode stays, and the answers can be brought back', async () => {
  const { submit, fill, press, field, user } = open();
  await user.click(screen.getByRole('radio', { name: words['hiring-request'].label }));
  await fill({
    name: 'Asha',
    email: 'asha@example.in',
    phone: '98765 43210',
    company: 'Neem',
    message: 'A cook',
  });
  await submit();
  await user.click(answer('Cancel'));
  await waitFor(() => expect(panel()).not.toBeNull());
  expect(panel()?.textContent).toContain(words.afterCall);
  expect(panel()?.textContent).not.toContain('Send');
  expect(downloads).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: words['hiring-request'].label }).checked).toBe(
    true,
  );
  await press(words.bringBack);
  expect(panel()).toBeNull();
  expect(field('company').value).toBe('Neem');
  expect(field('name')).toBe(document.activeElement);
});

test('sent, then something new is written: the panel stays in view, but a reload does not bring it back', async () => {
  const { unmount, field, sendByWhatsapp } = open();
  await sendByWhatsapp();
  expect(field('name').value).toBe('');
  // user-event does not notice that the form was reset, and would append to what it typed before.
  fireEvent.input(field('name'), { target: { value: 'Ravi' } });
  expect(panel()).not.toBeNull();
  unmount();
  open();
  expect(panel()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(words.name).value).toBe('Ravi');
});

test('sent: a form that the browser fills again with what was sent is emptied; what is newer stays', async () => {
  const { unmount, sendByWhatsapp } = open();
  await sendByWhatsapp();
  unmount();
  sessionStorage.setItem(
    'enquiry-draft',
    JSON.stringify({ kind: 'application', texts: { message: 'Something newer' } }),
  );
  const { field } = open();
  expect(field('name').value).toBe('');
  expect(field('message').value).toBe('Something newer');
});

test('sent: leaving by a link of the site forgets the panel', async () => {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/about';
  const { unmount, user, sendByWhatsapp } = open();
  await sendByWhatsapp();
  await user.click(screen.getByRole('link', { name: words.openApp }));
  expect(panel()).not.toBeNull();
  await user.click(link);
  expect(panel()).toBeNull();
  unmount();
  open();
  expect(panel()).toBeNull();
  link.remove();
});

test('in an app: nothing is downloaded until "Save a copy" is pressed; a refused share says so', async () => {
  vi.stubGlobal('navigator', {
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; wv) Version/4.0 Chrome/129.0 Mobile Safari/537.36 Instagram 350.0',
    canShare: () => true,
    share: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  });
  const { press, sendByWhatsapp } = open();
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

test('an origin that is found late does not refill a form that was cleared', async () => {
  let answerFetch: (response: Response) => void = () => {};
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answerFetch = resolve;
      }),
  );
  const { press, field, fill } = open('/contact?about=jobs/orchard-keeper');
  await fill({ name: 'Asha' });
  await press(words.clear);
  answerFetch(new Response('<main data-kind="job" data-subject="Orchard keeper">'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(field('message').value).toBe('');
  expect(screen.queryByText('Orchard keeper')).toBeNull();
});

test('an origin that is found fills an empty message, the chat without a form, and leaves with a press', async () => {
  vi.stubGlobal('fetch', async () => new Response('<main data-kind="job" data-subject="Orchard keeper">'));
  const { press, field } = open('/contact?about=jobs/orchard-keeper');
  await waitFor(() => expect(field('message').value).toBe('I want to be orchard keeper.'));
  const [seekers] = screen.getAllByRole<HTMLAnchorElement>('link', { name: words.quickChat });
  expect(new URL(seekers?.href ?? '').searchParams.get('text')).toBe(
    'I want work. I want to be orchard keeper.',
  );
  await press(words.leaveOut);
  expect(field('message').value).toBe('');
  expect(location.search).toBe('');
});
