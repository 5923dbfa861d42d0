import { expect, test } from 'vitest';
import type { EnquiryAction } from '#enquiry/enquiryState.ts';
import { type ContactPage, FakeTab, type ResumePage } from '../../tests/support/fakeTab.ts';

const file = new File(['%PDF'], 'asha.pdf', { lastModified: 1 });
const made = { file: new File(['%PDF'], 'made.pdf'), name: 'made.pdf', dataUrl: 'data:;base64,JVBERg==' };
const clear = { type: 'cleared' } as const;
const write = <Field extends string>(field: Field, text: string) => ({ type: 'wrote', field, text }) as const;

/** A resume that was made and used, and the contact form that it leads to. */
function withMade() {
  const tab = new FakeTab();
  tab.visit('resume', 'en', '', true);
  const { session } = tab.page as ResumePage;
  session.act(write('name', 'Asha V'));
  session.act(write('phone', '98765 43210'));
  session.act({ type: 'submitted' });
  session.act({ type: 'fileWritten', made });
  session.handOver(made);
  return tab;
}

function contact(...actions: EnquiryAction[]) {
  const tab = withMade();
  tab.visit('contact', 'en', '?location=agra', true);
  const page = tab.page as ContactPage;
  page.session.act({ type: 'originFound', origin: page.origin });
  for (const action of actions) page.session.act(action);
  return page;
}

test('undoing a clear brings back words, file, made resume and page, also after a second clear', () => {
  const page = contact(write('message', 'Accounts work'));
  const { shown } = page;
  expect(shown).toMatchObject({ texts: { name: 'Asha V', preferredLocation: 'Delhi NCR' } });
  expect(shown.file?.name).toBe('made.pdf');
  page.session.act(clear);
  page.session.act(clear);
  expect(page.shown).toMatchObject({
    texts: { name: '', message: '', preferredLocation: '' },
    file: undefined,
  });
  expect(page.entry.search).toBe('');
  expect(page.session.undo()).toBe(true);
  expect(page.shown).toEqual(shown);
  expect(page.entry.search).toBe('?location=agra');
  expect(page.session.undo()).toBe(false);
});

test('what was written since a clear stays when it is undone', () => {
  const page = contact(write('message', 'Accounts work'), { type: 'fileChosen', file }, clear);
  page.session.act(write('message', 'Any work'));
  page.session.undo();
  expect(page.shown).toMatchObject({ texts: { name: 'Asha V', message: 'Any work' }, file });
});

test('nothing can be undone in a form that was empty, or after the enquiry was sent', () => {
  const tab = new FakeTab();
  tab.visit('contact', 'en', '?location=agra', true);
  const { session } = tab.page as ContactPage;
  session.act(write('message', ''));
  session.act(clear);
  expect(session.undoable()).toBeUndefined();
  session.act({ type: 'fileChosen', file });
  session.act(clear);
  expect(session.undoable()).toBe(clear);
  session.act({ type: 'kindChosen', kind: 'hiring-request' });
  const answers = { name: 'Asha', email: 'a@b.in', phone: '98765 43210', company: 'Neem', message: 'Two' };
  for (const [field, text] of Object.entries(answers)) session.act({ type: 'wrote', field, text } as never);
  session.act({ type: 'submitted' });
  expect(session.undo()).toBe(false);
  session.act({ type: 'choiceMade', choice: 'call' });
  expect(session.undoable()).toBeUndefined();
});

test.each([clear, { type: 'entryRemoved', list: 'work', index: 0 } as const])(
  'what is gone from a resume ($type) can be brought back until the next change',
  (action) => {
    const { session } = withMade().page as ResumePage;
    const before = session.state().resume;
    session.act({ type: 'roleChosen', job: 'delivery' });
    const resume = { ...before, job: 'delivery' };
    session.act(action);
    expect(session.undoable()).toBe(action);
    session.act({ type: 'linesFetched', fetched: { job: 'delivery', lines: undefined } });
    expect(session.undo()).toBe(true);
    expect(session.state().resume).toEqual(resume);
    session.act(action);
    session.act(write('name', 'Ravi'));
    expect([session.undoable(), session.undo()]).toEqual([undefined, false]);
  },
);

test('the file that waits for the contact form goes with a cleared resume, and comes back with it', () => {
  const tab = withMade();
  const { session } = tab.page as ResumePage;
  const waiting = tab.storage.values.get('made-resume');
  session.act(clear);
  expect(tab.storage.values.has('made-resume')).toBe(false);
  session.undo();
  expect(tab.storage.values.get('made-resume')).toBe(waiting);
  // Another entry that is taken out brings no file back that was sent meanwhile.
  session.act({ type: 'entryRemoved', list: 'work', index: 0 });
  tab.storage.values.delete('made-resume');
  session.undo();
  expect(tab.storage.values.has('made-resume')).toBe(false);
});
