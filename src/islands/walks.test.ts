import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EnquiryKind, enquiryKinds, type TextField, textFields } from '#enquiry/enquiry.ts';
import { fileToRead } from '#enquiry/enquiryView.ts';
import { homeFields } from '#enquiry/homeMessage.ts';
import { isSubmitted } from '#enquiry/homeState.ts';
import type { MadeTexts } from '#enquiry/resume.ts';
import type { DialogChoice } from '#enquiry/sentEnquiry.ts';
import {
  type ContactPage,
  type Entry,
  FakeTab,
  type Form,
  type Page,
  type ResumePage,
  slugIn,
} from '../../tests/support/fakeTab.ts';

/*
 * Random walks of a visitor through the three forms, their pages and the browser's history, over the sessions that the site
 * uses: only the browser is a model. `Visitor` remembers what they wrote, and after each step the invariants of
 * docs/reliability.md must hold. Nothing that judges is asked of the code that is judged: the expected message is composed
 * here, of what the visitor wrote. A failure prints its seed and the shortest walk that shows it: give both to `fc.assert` to
 * repeat it.
 */

type Texts = Partial<Record<string, string>>;

const fields: Record<Form, readonly string[]> = {
  contact: textFields,
  home: homeFields,
  resume: ['name', 'phone', 'email', 'town'],
};
const complete: Texts = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '98765 43210',
  company: 'Neem',
  preferredLocation: 'Pune',
  message: 'Accounts work',
  town: 'Agra',
};
const presses = {
  home: ['submitted', 'delivered', 'handedOver', 'failed'],
  resume: ['submitted', 'cleared', 'clearUndone'],
};
const draftKeys = { contact: 'enquiry-draft', home: 'message-draft', resume: 'resume-draft' };
const files = {
  good: new File(['%PDF'], 'asha.pdf', { lastModified: 1 }),
  other: new File(['%PDF-'], 'other.pdf', { lastModified: 2 }),
  bad: new File(['x'], 'asha.txt', { lastModified: 3, type: 'text/plain' }),
  nameless: new File(['%PDF'], 'Resume', { lastModified: 4 }),
};
const searches = [
  '',
  '?for=employers',
  '?for=seekers',
  '?location=agra',
  '?about=jobs/delivery',
  '?for=employers&about=jobs/delivery',
  '?about=department/media',
  '?location=atlantis',
];

/** Words about work, with the names of landing pages that stand in them. */
const namesIn: Record<string, readonly string[]> = {
  'I can join immediately.': [],
  'Mr Agrahari, in multimedia': [],
  'any DELIVERY work in Agra': ['Delivery', 'Agra'],
  'social media, two years': ['Media'],
  'मीडियाकर्मी, आगरावाला': [],
  'मुझे मीडिया में काम चाहिए।': ['मीडिया'],
  'आग\u200dरा में डिलीवरी का काम': ['आगरा', 'डिलीवरी'],
};

/** The first word of the opening sentences (tests/support/enquirySettings.ts). */
const openings = {
  en: { application: 'Work', 'hiring-request': 'Hiring' },
  hi: { application: 'Kaam', 'hiring-request': 'Staff' },
};

/** Distinct words, so that lost ones are noticed, valid ones among them, and none. */
const text = fc.oneof(
  fc.integer({ min: 1, max: 99 }).map((n) => `words ${n}`),
  fc.constantFrom('', '9876543210', 'a@b.in', 'half \ud83d'),
  fc.constantFrom(...Object.keys(namesIn)),
);
const messages = [complete['message'] as string, ...Object.keys(namesIn)];
const field = fc.nat(textFields.length - 1);
const freezes = fc.boolean();
const one = <Name extends string>(...names: Name[]) => fc.record({ do: fc.constantFrom(...names) });

const step = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('type'), field, text }), weight: 6 },
  { arbitrary: fc.record({ do: fc.constant('fillIn'), message: fc.constantFrom(...messages) }), weight: 3 },
  {
    arbitrary: fc.record({
      do: fc.constant('enquire'),
      search: fc.constantFrom(...searches),
      language: fc.constantFrom('en', 'hi'),
      message: fc.constantFrom(...messages),
      freezes,
    }),
    weight: 2,
  },
  { arbitrary: one('submitted'), weight: 4 },
  fc.record({ do: fc.constant('mode'), kind: fc.constantFrom(...enquiryKinds) }),
  fc.record({
    do: fc.constant('file'),
    file: fc.constantFrom('good', 'other', 'bad', 'nameless', undefined),
  }),
  {
    arbitrary: fc.record({
      do: fc.constant('read'),
      found: fc.constantFrom('resume', 'resume', 'none', undefined),
    }),
    weight: 3,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('choose'),
      choice: fc.constantFrom('whatsapp', 'call', 'scanned'),
      sameTab: fc.boolean(),
    }),
    weight: 4,
  },
  one('delivered', 'handedOver', 'failed', 'wentBack', 'done', 'originLeftOut', 'findOrigin', 'reload'),
  one('cleared', 'clearUndone', 'broughtBack'),
  { arbitrary: fc.record({ do: fc.constant('use'), freezes }), weight: 3 },
  {
    arbitrary: fc.record({
      do: fc.constant('visit'),
      form: fc.constantFrom<Form[]>('contact', 'contact', 'contact', 'home', 'resume'),
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

const filledIn = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));

const shownIn = (shown: Page['shown']): Texts => ('texts' in shown ? shown.texts : shown);

/** What the visitor has written in the form of a page, as the page has it. */
const answersOf = (page: Page): Texts =>
  page.form === 'contact' ? page.session.state().answers : shownIn(page.shown);

/** What was sent from the home page is not kept. On Back it may be there or not. */
const isOver = (page: Page) => page.form === 'home' && isSubmitted(page.session.state());

/** A visitor at one tab, and what they remember. */
class Visitor {
  readonly tab = new FakeTab();
  /** What they wrote in each form, or only for the pages of an entry, because it could not be stored for all. */
  written = new Map<Form | Entry, Texts>();
  /** The modes that they chose. */
  modes = new Map<Entry, EnquiryKind>();
  /** What was in the form before it was cleared, or was sent from an entry. */
  cleared = new Map<Page, Texts>();
  sent = new Map<Entry, Texts>();
  /** The file that was read for the dialog of a page. */
  read = new Map<Page, string | undefined>();
  /** The entries whose page alone still has words that were sent or cleared elsewhere. A page that is loaded there may have none. */
  stale = new Set<Entry>();
  /** What the resume said that they used last. */
  made: MadeTexts | undefined;

  get page() {
    return this.tab.page;
  }
  get texts(): Texts {
    return this.written.get(this.page.form) ?? this.written.get(this.page.entry) ?? {};
  }
  /** After each change, because the storage may take now what it did not take before. */
  private remember(texts = this.texts) {
    const { form, entry } = this.page;
    const isShared = this.tab.storage.values.has(draftKeys[form]);
    for (const place of [form, entry]) this.written.delete(place);
    this.written.set(isShared ? form : entry, texts);
  }

  /** What stands in the form in view. */
  get standing() {
    return isOver(this.page) ? answersOf(this.page) : this.texts;
  }

  take(step: Step) {
    const { page, tab } = this;
    switch (step.do) {
      case 'storage':
        return tab.storage.condition === 'blocked' || tab.storage.become(step.condition);
      case 'visit': {
        if (page.form === 'contact') page.session.act({ type: 'done' });
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
      case 'type': {
        const field = fields[page.form][step.field];
        return field && this.write({ [field]: step.text });
      }
      case 'fillIn':
        return this.fillIn(step.message);
      case 'enquire':
        return this.enquire(step);
      case 'use':
        return page.form === 'resume' && this.use(page, step.freezes);
    }
    const { standing } = this;
    if (page.form === 'contact') this.atContact(step, page);
    else if (presses[page.form].includes(step.do) && this.act(step.do)) this.restore(step.do);
    if (page.form !== 'home') this.remember();
    else this.remember(isOver(page) ? {} : standing);
  }

  private act(press: string) {
    const { session } = this.page;
    return press === 'clearUndone' ? session.undo() : session.act({ type: press } as never);
  }

  /** From a landing page to the dialog. */
  private enquire({ language, search, freezes, message }: Extract<Step, { do: 'enquire' }>): void {
    this.take({ do: 'visit', form: 'contact', language, search, freezes, typed: null });
    this.take({ do: 'findOrigin' });
    this.fillIn(message);
    this.take({ do: 'submitted' });
    this.take({ do: 'read', found: 'resume' });
  }

  private fillIn(message: string) {
    const texts: Texts = { ...complete, message };
    this.write(Object.fromEntries(fields[this.page.form].map((field) => [field, texts[field]])));
  }

  private write(texts: Texts) {
    const { page, tab } = this;
    const { condition, values } = tab.storage;
    for (const [field, text = ''] of Object.entries(texts)) {
      const before = this.standing;
      if (!page.session.act({ type: 'wrote', field, text } as never)) continue;
      this.stale.delete(page.entry);
      // What the site fills in anyway is no answer.
      const isOffered = page.form === 'contact' && text === this.offer(field);
      const written = { ...before, [field]: isOffered ? undefined : text };
      // The very words that were sent are not new ones.
      this.remember(isOver(page) ? {} : written);
      if (condition === 'working' && text && !isOffered && !isOver(page))
        expect(values.has(draftKeys[page.form]), 'what was written is stored').toBe(true);
    }
  }

  /** Remembers what a press on "Clear", "Undo" or "Bring my answers back" has done. */
  private restore(press: string) {
    const { page, texts } = this;
    if (press === 'cleared') {
      this.cleared.set(page, texts);
      this.remember({});
    }
    if (press === 'clearUndone') this.remember({ ...this.cleared.get(page), ...filledIn(texts) });
    if (press === 'broughtBack') this.remember({ ...this.sent.get(page.entry), ...filledIn(texts) });
  }

  /** Makes the resume and uses it in the application. */
  private use({ session, entry }: ResumePage, freezes: boolean) {
    if (!session.state().resume.texts.phone) this.write({ name: complete['name'], phone: complete['phone'] });
    session.act({ type: 'submitted' });
    if (session.state().step !== 'making') return;
    const made = { file: new File(['%PDF'], 'made.pdf'), name: 'made.pdf', dataUrl: 'data:;base64,JVBERg==' };
    session.act({ type: 'fileWritten', made });
    if (!session.handOver(made)) return;
    const { name, phone, email } = session.state().resume.texts;
    this.made = { name, phone, email };
    this.arrive(() => this.tab.visit('contact', entry.language, '?about=jobs/delivery', freezes));
    const { texts, file } = (this.page as ContactPage).shown;
    expect(file?.name, 'the made resume').toBe('made.pdf');
    for (const field of ['name', 'phone', 'email'] as const)
      expect(texts[field], `${field} of the made resume`).toBe(this.texts[field] ?? this.made[field]);
  }

  private atContact(step: Step, page: ContactPage) {
    const { session, shown } = page;
    const { file, kind } = shown;
    const { made } = session.state();
    switch (step.do) {
      case 'mode':
        // A press on the mode that is chosen is no change.
        if (kind !== step.kind && session.act({ type: 'kindChosen', kind: step.kind }))
          this.modes.set(page.entry, step.kind);
        return;
      case 'file':
        return session.act({ type: 'fileChosen', file: step.file && files[step.file] });
      case 'read': {
        const chosen = fileToRead(session.state());
        if (!chosen) return;
        const name = chosen.name === 'Resume' ? 'Resume.pdf' : chosen.name;
        const dataUrl = 'data:;base64,JVBERg==';
        const resume = { file: new File(['%PDF'], name), name, dataUrl };
        const isNamed = chosen.name !== 'Resume';
        const found = step.found === 'none' && isNamed ? undefined : step.found;
        session.act({ type: 'resumeRead', file: chosen, resume: found === 'resume' ? resume : found });
        if (session.state().step === 'choosing') this.read.set(page, found === 'resume' ? name : undefined);
        return;
      }
      case 'choose':
        return this.choose(page, step.choice, step.sameTab);
      case 'findOrigin':
        return session.act({ type: 'originFound', origin: page.origin });
    }
    const hasNothing = !file && !made && Object.keys(filledIn(this.texts)).length === 0;
    const before = this.cleared.get(page);
    if (!this.act(step.do)) return;
    this.restore(step.do);
    if (step.do === 'cleared' && hasNothing && before) this.cleared.set(page, before);
    if (step.do !== 'broughtBack') expect(page.shown.kind, 'the mode').toBe(kind);
    // The mode comes back with the words.
    else if (this.modes.has(page.entry)) this.modes.set(page.entry, page.shown.kind);
  }

  private choose(page: ContactPage, choice: DialogChoice, sameTab: boolean) {
    const { session, entry } = page;
    const message = this.expectedMessage(page);
    const { kind } = page.shown;
    if (!session.act({ type: 'choiceMade', choice })) return;
    expect(session.act({ type: 'choiceMade', choice }), 'a second press does nothing').toBe(false);
    expect(session.state().sent?.message).toBe(message);
    expect(page.shown.kind, 'the mode').toBe(kind);
    for (const key of ['enquiry-draft', 'made-resume', 'resume'])
      expect(this.tab.storage.values.has(key), `${key} after a hand-off`).toBe(false);
    this.sent.set(entry, this.texts);
    this.remember({});
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

  /** Comes to a page. `typed` is written there before it is hydrated. */
  private arrive(go: () => void, typed: Texts = {}) {
    const { tab } = this;
    const frozen = new Set(tab.entries.map(({ page }) => page));
    go();
    const { page } = this;
    if (page.form === 'contact') page.session.act({ type: 'linkFollowed' });
    const mode = this.modes.get(page.entry);
    if (mode) expect('kind' in page.shown && page.shown.kind, 'the mode that was chosen').toBe(mode);
    // A frozen page keeps its own words while nobody can say what is newer.
    if (tab.storage.condition === 'full' && frozen.has(page) && !this.written.has(page.form)) {
      this.remember(answersOf(page));
      this.stale.add(page.entry);
    } else if (this.stale.has(page.entry) && !Object.values(answersOf(page)).some(Boolean)) this.remember({});
    this.remember(isOver(page) ? {} : { ...this.texts, ...typed });
  }

  /** What always holds: docs/reliability.md. */
  check() {
    const { page, texts } = this;
    // Until the browser has followed the link, what was sent still stands behind the dialog.
    if (isOver(page) || (page.form === 'contact' && page.session.state().step === 'leaving')) return;
    const shown = shownIn(page.shown);
    const wrong = fields[page.form].filter((field) => shown[field] !== (texts[field] ?? this.offer(field)));
    // One expectation for all fields. One for each took a third of the time of all walks.
    expect(wrong.map((field) => `${field}: "${shown[field]}", written: "${texts[field]}"`)).toEqual([]);
    if (page.form === 'contact') this.checkMessage(page);
  }

  /** What the page in view puts into a field by itself: about the page of its address, and what the made resume says. */
  private offer(field: string): string {
    const { page, made } = this;
    if (page.form !== 'contact') return '';
    if (field === 'message') return this.opening(page);
    if (field === 'preferredLocation')
      return this.about(page) && slugIn(page.entry.search) === 'agra' ? 'Delhi NCR' : '';
    return (page.session.state().made && made?.[field as keyof MadeTexts]) ?? '';
  }

  /** The name of the landing page that the form says the enquiry is about. */
  private about({ session, entry }: ContactPage): string | undefined {
    const { origin } = session.state();
    if (typeof origin !== 'object') return undefined;
    expect(origin.slug, 'the page in the address').toBe(slugIn(entry.search));
    return origin.label;
  }

  /** The sentence about that page. */
  private opening(page: ContactPage): string {
    const about = this.about(page);
    if (about === undefined) return '';
    const { entry, shown } = page;
    return `${openings[entry.language][shown.kind]} ${slugIn(entry.search) === 'agra' ? 'in' : 'as'} ${about}.`;
  }

  /** The whole message, of what the visitor wrote, and in fields that they have not touched of what the form shows. */
  private expectedMessage(page: ContactPage): string {
    const { shown } = page;
    const isApplication = shown.kind === 'application';
    const text = (field: TextField) => this.texts[field] ?? shown.texts[field];
    const message = text('message');
    const about = this.about(page);
    const isNamed = !about || !this.texts['message'] || namesIn[message]?.includes(about);
    const resume = isApplication && this.read.get(page);
    return [
      isApplication ? '*New Job Application*' : '*New Hiring Request*',
      `Name: ${text('name')}`,
      `Email: ${text('email')}`,
      `Phone: ${text('phone')}`,
      isApplication ? `Preferred Location: ${text('preferredLocation')}` : `Company: ${text('company')}`,
      `Message: ${isNamed ? message : `${this.opening(page)} ${message}`}`,
      ...(resume ? [`Resume: ${resume}`] : []),
    ].join('\n');
  }

  private checkMessage(page: ContactPage) {
    const state = page.session.state();
    expect(page.shown.file?.name).not.toBe('asha.txt');
    if (state.step === 'choosing') expect(state.handOff.message).toBe(this.expectedMessage(page));
  }
}

test('on every walk, each form has what the visitor wrote, and the message says it', () => {
  const walk = fc.array(step, { maxLength: 40, size: 'max' });
  fc.assert(
    fc.property(walk, fc.boolean(), (walk, isBlocked) => {
      const visitor = new Visitor();
      if (isBlocked) visitor.tab.storage.become('blocked');
      visitor.tab.visit('contact', 'en', '', false);
      for (const step of walk) {
        visitor.take(step);
        visitor.check();
      }
    }),
    { numRuns: Number(process.env['WALKS'] ?? 2500) },
  );
}, 600_000);
