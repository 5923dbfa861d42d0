import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EnquiryKind, enquiryKinds, textFields } from '#enquiry/enquiry.ts';
import { type EnquirySettings, handOffOf, originOf } from '#enquiry/enquiryView.ts';
import { homeFields } from '#enquiry/homeMessage.ts';
import { isSubmitted } from '#enquiry/homeState.ts';
import { namesOrigin, type Origin, openingSentence } from '#enquiry/origin.ts';
import type { MadeTexts } from '#enquiry/resume.ts';
import type { DialogAnswer } from '#enquiry/sentEnquiry.ts';
import {
  type ContactPage,
  type Entry,
  FakeTab,
  type Form,
  type HomePage,
  type Page,
  type ResumePage,
} from '../../tests/support/fakeTab.ts';

/*
 * Random walks of a visitor through the three forms, their pages and the browser's history, over the sessions that the site
 * uses: only the browser is a model. `Visitor` remembers what they wrote, and after each step the invariants of
 * docs/reliability.md must hold. A failure prints its seed and the shortest walk that shows it: give both to `fc.assert` to
 * repeat it.
 */

const settingsOf = (language: 'en' | 'hi'): EnquirySettings => {
  const about = (subject: string) => ({
    application: `${language}: work ${subject}`,
    'hiring-request': `${language}: hiring ${subject}`,
  });
  return {
    phone: '+91 00000 00000',
    labels: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      locationLine: 'Place',
      company: 'Company',
      message: 'Message',
      resumeLine: 'Resume',
    },
    writing: { city: about('in {label}'), job: about('as {small}'), company: about('at {label}') },
    coveringLocations: { agra: 'Delhi NCR' },
  };
};
const settings = { en: settingsOf('en'), hi: settingsOf('hi') };
const origins: Origin[] = [
  { kind: 'city', slug: 'agra', label: 'Agra' },
  { kind: 'job', slug: 'delivery', label: 'Delivery' },
];
const searches = [
  '',
  '?for=employers',
  '?for=seekers',
  '?location=agra',
  '?about=jobs/delivery',
  '?for=employers&about=jobs/delivery',
  '?location=atlantis',
];
const files = {
  good: new File(['%PDF'], 'asha.pdf', { lastModified: 1 }),
  other: new File(['%PDF-'], 'other.pdf', { lastModified: 2 }),
  bad: new File(['x'], 'asha.odt', { lastModified: 3 }),
};

/** Distinct words, so that lost ones are noticed, valid ones among them, and none. */
const text = fc.oneof(
  fc.integer({ min: 1, max: 99 }).map((n) => `words ${n}`),
  fc.constantFrom('', '9876543210', 'a@b.in', 'half \ud83d'),
);
const form = fc.constantFrom<Form[]>('contact', 'contact', 'contact', 'home', 'resume');
const freezes = fc.boolean();
const one = <Name extends string>(...names: Name[]) => fc.record({ do: fc.constantFrom(...names) });

const step = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('type'), field: fc.nat(5), text }), weight: 6 },
  { arbitrary: one('fillIn'), weight: 3 },
  { arbitrary: one('submit'), weight: 4 },
  fc.record({ do: fc.constant('mode'), kind: fc.constantFrom(...enquiryKinds) }),
  fc.record({ do: fc.constant('file'), file: fc.constantFrom('good', 'other', 'bad', undefined) }),
  { arbitrary: fc.record({ do: fc.constant('read'), isReadable: fc.boolean() }), weight: 3 },
  {
    arbitrary: fc.record({
      do: fc.constant('answer'),
      answer: fc.constantFrom('whatsapp', 'call', 'scanned'),
      sameTab: fc.boolean(),
    }),
    weight: 4,
  },
  fc.record({ do: fc.constant('deliver'), outcome: fc.constantFrom('delivered', 'handedOver', 'failed') }),
  one('wentBack', 'cleared', 'clearUndone', 'broughtBack', 'done', 'originLeftOut', 'findOrigin', 'reload'),
  { arbitrary: fc.record({ do: fc.constant('use'), freezes }), weight: 3 },
  {
    arbitrary: fc.record({
      do: fc.constant('visit'),
      form,
      search: fc.constantFrom(...searches),
      language: fc.constantFrom('en', 'hi'),
      freezes,
      typed: fc.option(fc.tuple(fc.constantFrom(...textFields), text)),
    }),
    weight: 3,
  },
  fc.record({ do: fc.constant('language'), freezes }),
  { arbitrary: fc.record({ do: fc.constant('go'), by: fc.constantFrom(-2, -1, 1), freezes }), weight: 3 },
  fc.record({ do: fc.constant('storage'), condition: fc.constantFrom('working', 'working', 'full') }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type Texts = Partial<Record<string, string>>;

const complete: Texts = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '98765 43210',
  company: 'Neem',
  preferredLocation: 'Pune',
  message: 'Accounts work',
};
const resumeFields = ['name', 'phone', 'email', 'town'] as const;

const draftKeys: Record<Form, string> = {
  contact: 'enquiry-draft',
  home: 'message-draft',
  resume: 'resume-draft',
};

const filledIn = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
const same = (one: Texts, other: Texts) =>
  [...Object.keys(one), ...Object.keys(other)].every((field) => one[field] === other[field]);

/** A visitor at one tab, and what they remember. */
class Visitor {
  /** What they wrote in each form. */
  written: Record<Form, Texts> = { contact: {}, home: {}, resume: {} };
  /** True for a form whose newest words are only in a page, because they could not be stored. */
  isUnstored: Record<Form, boolean> = { contact: false, home: false, resume: false };
  /** The words that could not be stored for all pages, by the entry on which they were written. */
  onlyAt = new WeakMap<Entry, Texts>();
  /** The modes that they chose. */
  modes = new WeakMap<Entry, EnquiryKind>();
  /** What was in the form before it was cleared, or was sent from an entry. */
  cleared = new WeakMap<object, Texts>();
  sent = new WeakMap<object, Texts>();
  /** What the resume said that they used last. */
  made: MadeTexts | undefined;
  readonly tab = new FakeTab({ settings, origins });

  get page() {
    return this.tab.page;
  }
  get texts() {
    return this.written[this.page.form];
  }
  set texts(texts: Texts) {
    this.written[this.page.form] = texts;
  }

  take(step: Step) {
    const { page, tab } = this;
    switch (step.do) {
      case 'storage':
        return tab.storage.condition === 'blocked' || tab.storage.become(step.condition);
      case 'visit': {
        if (page.form === 'contact' && page.session.state().step === 'sent')
          page.session.act({ type: 'done' });
        const isContact = step.form === 'contact';
        const typed = step.typed && isContact ? { [step.typed[0]]: step.typed[1] } : {};
        const search = isContact ? step.search : '';
        return this.arrive(() => tab.visit(step.form, step.language, search, step.freezes, typed), typed);
      }
      case 'language':
        return this.switchLanguage(step.freezes);
      case 'reload':
        return this.arrive(() => tab.reload());
      case 'go':
        return this.arrive(() => tab.go(step.by, step.freezes));
    }
    if (page.form === 'contact') this.atContact(step, page);
    else if (page.form === 'home') this.atHome(step, page);
    else this.atResume(step, page);
    if (this.page === page) this.remember();
  }

  /** Learns after each action whether the newest words of the form in view are stored. */
  private remember() {
    const { page, tab } = this;
    const stored = JSON.parse(tab.storage.values.get(draftKeys[page.form]) ?? 'null')?.value;
    const isStored =
      Object.keys(filledIn(this.texts)).length === 0 ? !stored : same(textsIn(stored), answersOf(page));
    this.isUnstored[page.form] = !isStored;
    if (isStored) this.onlyAt.delete(page.entry);
    else this.onlyAt.set(page.entry, answersOf(page));
  }

  private write(field: string | undefined, text: string, act: (field: never, text: string) => boolean) {
    if (field && act(field as never, text)) this.texts = answersOf(this.page);
  }

  private atHome(step: Step, { session }: HomePage) {
    const wrote = (field: (typeof homeFields)[number], text: string) =>
      session.act({ type: 'wrote', field, text });
    if (step.do === 'type') this.write(homeFields[step.field], step.text, wrote);
    if (step.do === 'fillIn') for (const field of homeFields) this.write(field, complete[field] ?? '', wrote);
    if (step.do === 'submit') session.act({ type: 'submitted' });
    if (step.do === 'deliver') session.act({ type: step.outcome });
    // What was sent is not kept. On Back it may be there or not.
    this.texts = isSubmitted(session.state()) ? {} : answersOf(this.page);
  }

  private atResume(step: Step, page: ResumePage) {
    const { session } = page;
    const wrote = (field: (typeof resumeFields)[number], text: string) =>
      session.act({ type: 'wrote', field, text });
    if (step.do === 'type') this.write(resumeFields[step.field], step.text, wrote);
    if (step.do === 'fillIn')
      for (const field of resumeFields) this.write(field, complete[field] ?? 'Agra', wrote);
    if (step.do === 'cleared' && session.act({ type: 'cleared' })) {
      this.cleared.set(page, this.texts);
      this.texts = {};
    }
    if (step.do === 'clearUndone' && session.act({ type: 'removalUndone' }))
      this.texts = this.cleared.get(page) ?? {};
    if (step.do === 'submit') session.act({ type: 'submitted' });
    if (step.do === 'use') this.use(page, step.freezes);
  }

  /** Makes the resume and uses it in the application. */
  private use({ session, entry }: ResumePage, freezes: boolean) {
    session.act({ type: 'submitted' });
    if (session.state().step !== 'making') return;
    const made = { file: new File(['%PDF'], 'made.pdf'), name: 'made.pdf', dataUrl: 'data:;base64,JVBERg==' };
    session.act({ type: 'fileWritten', made });
    if (!session.handOver(made)) return;
    const { name, phone, email } = session.state().resume.texts;
    this.made = { name, phone, email };
    this.remember();
    this.arrive(() => this.tab.visit('contact', entry.language, '?about=jobs/delivery', freezes));
    const { texts, file } = (this.page as ContactPage).shown;
    expect(file?.name, 'the made resume').toBe('made.pdf');
    for (const field of ['name', 'phone', 'email'] as const)
      expect(texts[field], `${field} of the made resume`).toBe(this.texts[field] ?? this.made[field]);
  }

  private atContact(step: Step, page: ContactPage) {
    const { session } = page;
    const isModal = ['choosing', 'leaving'].includes(session.state().step);
    const wrote = (field: (typeof textFields)[number], text: string) =>
      session.act({ type: 'wrote', field, text });
    switch (step.do) {
      case 'type':
        return this.write(textFields[step.field], step.text, wrote);
      case 'fillIn':
        for (const field of textFields) this.write(field, complete[field] ?? '', wrote);
        return;
      case 'mode':
        // A press on the mode that is chosen is no change.
        if (page.shown.kind === step.kind) return;
        if (session.act({ type: 'kindChosen', kind: step.kind })) this.modes.set(page.entry, step.kind);
        return;
      case 'file':
        return session.act({ type: 'fileChosen', file: step.file && files[step.file] });
      case 'submit':
        return session.act({ type: 'submitted' });
      case 'read': {
        const { file } = page.shown;
        const resume = file && { file, name: file.name, dataUrl: 'data:;base64,JVBERg==' };
        return session.act({ type: 'resumeRead', resume: step.isReadable ? resume : undefined });
      }
      case 'answer':
        return this.answer(page, step.answer, step.sameTab);
      case 'findOrigin':
        return page.findOrigin();
      case 'wentBack':
        return session.act({ type: step.do });
      case 'cleared':
      case 'clearUndone':
      case 'broughtBack':
      case 'done':
      case 'originLeftOut':
        return isModal || this.press(page, step.do);
    }
  }

  private press(
    page: ContactPage,
    type: 'cleared' | 'clearUndone' | 'broughtBack' | 'done' | 'originLeftOut',
  ) {
    const { kind, file } = page.shown;
    const before = this.cleared.get(page);
    const { made } = page.session.state();
    if (!page.session.act({ type })) return;
    if (type !== 'broughtBack') expect(page.shown.kind, 'the mode').toBe(kind);
    if (type === 'cleared') {
      const words = filledIn(this.texts);
      if (file || made || Object.keys(words).length > 0) this.cleared.set(page, this.texts);
      this.texts = {};
    }
    if (type === 'clearUndone' || type === 'broughtBack')
      this.texts = {
        ...(type === 'clearUndone' ? before : this.sent.get(page.entry)),
        ...filledIn(this.texts),
      };
    if (type === 'clearUndone') this.cleared.delete(page);
    // The mode comes back with the words.
    if (type === 'broughtBack' && this.modes.has(page.entry)) this.modes.set(page.entry, page.shown.kind);
  }

  private answer(page: ContactPage, answer: DialogAnswer, sameTab: boolean) {
    const { session, entry } = page;
    const message = handOffOf(session.state(), page.settings)?.message;
    const { kind } = page.shown;
    if (!session.act({ type: 'answered', answer })) return;
    expect(session.act({ type: 'answered', answer }), 'a second press does nothing').toBe(false);
    expect(session.state().sent?.message).toBe(message);
    expect(page.shown.kind, 'the mode').toBe(kind);
    for (const key of ['enquiry-draft', 'made-resume', 'resume'])
      expect(this.tab.storage.values.has(key), `${key} after a hand-off`).toBe(false);
    this.sent.set(entry, this.texts);
    this.cleared.delete(page);
    this.texts = {};
    // In the same tab the page may be frozen before it hears that the link was followed.
    if (!sameTab) session.act({ type: 'linkFollowed' });
  }

  private switchLanguage(freezes: boolean) {
    const { page, tab } = this;
    const state = page.form === 'contact' ? page.session.state() : undefined;
    const texts = this.sent.get(page.entry);
    this.arrive(() => tab.switchLanguage(freezes));
    if (state?.step !== 'sent' || tab.storage.condition !== 'working') return;
    expect((this.page as ContactPage).session.state().sent, 'the panel in the other language').toEqual(
      state.sent,
    );
    if (texts) this.sent.set(this.page.entry, texts);
  }

  /**
   * Comes to a page. It has the newest words, if they are stored. Else only the entry on which they were written has them,
   * also when its page was killed; older words never come back in their place.
   */
  private arrive(go: () => void, typed: Texts = {}) {
    const { tab } = this;
    const stored = new Set(tab.storage.values.keys());
    const frozen = new Set(tab.entries.map(({ page }) => page));
    go();
    const { page } = this;
    const { entry, form } = page;
    if (page.form === 'contact') {
      if (page.session.state().step === 'leaving') page.session.act({ type: 'linkFollowed' });
      const mode = this.modes.get(entry);
      if (mode) expect(page.shown.kind, 'the mode that was chosen').toBe(mode);
    }
    const isStored = tab.storage.condition === 'working' && !this.isUnstored[form] && !this.onlyAt.has(entry);
    this.texts = { ...this.texts, ...typed };
    if (page.form === 'home' && isSubmitted(page.session.state())) return;
    const onlyHere = stored.has(draftKeys[form]) ? {} : (this.onlyAt.get(entry) ?? {});
    // A frozen page keeps its own words while nobody can say what is newer.
    const left: Texts = frozen.has(page) && entry.left ? textsOf(entry.left) : {};
    for (const [field, text] of isStored ? [] : Object.entries(textsOf(page.shown))) {
      if (typed[field] !== undefined) expect(text).toBe(typed[field]);
      else if (onlyHere[field] !== undefined) expect(text, `${field}, only here`).toBe(onlyHere[field]);
      else
        expect(['', this.texts[field], left[field], ...this.offers(field)], `${field}, unstored`).toContain(
          text,
        );
    }
    if (!isStored) this.texts = answersOf(page);
    this.remember();
  }

  /** What the page in view may put into a field by itself: about the page of its address, and what the made resume says. */
  private offers(field: string): string[] {
    const { page, made } = this;
    if (page.form !== 'contact') return [];
    const { origin, entry, shown } = page;
    if (field === 'message')
      return origin ? [openingSentence(origin, shown.kind, settings[entry.language].writing)] : [];
    if (field === 'preferredLocation') return origin?.slug === 'agra' ? ['Delhi NCR'] : [];
    return Object.entries(made ?? {}).flatMap(([name, text]) => (name === field ? [text] : []));
  }

  /** What always holds: docs/reliability.md. */
  check() {
    const { page, texts } = this;
    if (page.form === 'home' && isSubmitted(page.session.state())) return;
    // Until the browser has followed the link, what was sent still stands behind the dialog.
    if (page.form === 'contact' && page.session.state().step === 'leaving') return;
    for (const [field, text] of Object.entries(textsOf(page.shown))) {
      if (texts[field] === undefined)
        expect(['', ...this.offers(field)], `${field}, which was not written`).toContain(text);
      else expect(text, `what was written in ${field}`).toBe(texts[field]);
    }
    if (page.form === 'contact') this.checkMessage(page);
  }

  private checkMessage({ session, settings, shown }: ContactPage) {
    const state = session.state();
    expect(shown.file?.name).not.toBe('asha.odt');
    if (state.step !== 'choosing') return;
    const { message = '' } = handOffOf(state, settings) ?? {};
    const { company, preferredLocation, ...texts } = shown.texts;
    const place = shown.kind === 'application' ? preferredLocation : company;
    for (const text of [place, ...Object.values(texts)]) expect(message).toContain(text.trim());
    const origin = originOf(state);
    if (origin) expect(namesOrigin(message, origin), `the message names ${origin.label}`).toBe(true);
  }
}

const textsOf = (shown: Page['shown']): Texts =>
  'texts' in shown
    ? Object.fromEntries(
        Object.entries(shown.texts).filter(([field]) => !['papers', 'tools'].includes(field)),
      )
    : shown;

/** What the visitor has written in the form of a page, as the page has it. */
const answersOf = (page: Page): Texts =>
  page.form === 'contact' ? page.session.state().answers : textsOf(page.shown);

/** The same in what is stored. */
const textsIn = (stored: { answers?: Texts } & Page['shown']): Texts =>
  stored?.answers ?? textsOf(stored ?? {});

test('on every walk, each form has what the visitor wrote, and the message says it', () => {
  const walk = fc.array(step, { maxLength: 40, size: 'max' });
  let steps = 0;
  fc.assert(
    fc.property(walk, fc.boolean(), (walk, isBlocked) => {
      const visitor = new Visitor();
      if (isBlocked) visitor.tab.storage.become('blocked');
      visitor.tab.visit('contact', 'en', '', false);
      for (const step of walk) {
        visitor.take(step);
        visitor.check();
        steps++;
      }
    }),
    { numRuns: Number(process.env['WALKS'] ?? 2500) },
  );
  if (process.env['WALKS']) console.log(`${steps} steps`);
}, 600_000);
