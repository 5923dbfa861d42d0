import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextField } from '#enquiry/answers.ts';
import { textFields } from '#enquiry/answers.ts';
import { type EnquiryKind, enquiryKinds } from '#enquiry/enquiry.ts';
import { type EnquirySettings, handOffOf, isHandedOver } from '#enquiry/enquiryView.ts';
import { composeMessage } from '#enquiry/message.ts';
import { openingSentence } from '#enquiry/origin.ts';
import type { Answer } from '#enquiry/sentEnquiry.ts';
import { type Address, type Entry, type FakePage, FakeTab } from '../../../tests/support/fakeTab.ts';

/*
 * Random walks of a visitor through the form, its pages and the browser's history, with the storage adapter that the site
 * uses. `Visitor` remembers what they wrote, and after each step the invariants of docs/reliability.md must hold. A failure
 * prints its seed and the shortest walk that shows it: give both to `fc.assert` to repeat it.
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

const places: Pick<Address, 'search' | 'origin'>[] = [
  { search: '', origin: undefined },
  { search: '?for=employers', origin: undefined },
  { search: '?location=agra', origin: { kind: 'city', slug: 'agra', label: 'Agra' } },
  { search: '?about=jobs/delivery', origin: { kind: 'job', slug: 'delivery', label: 'Delivery' } },
  {
    search: '?for=employers&about=jobs/delivery',
    origin: { kind: 'job', slug: 'delivery', label: 'Delivery' },
  },
  { search: '?location=atlantis', origin: undefined },
];
const files = {
  good: new File(['%PDF'], 'asha.pdf', { lastModified: 1 }),
  other: new File(['%PDF-'], 'other.pdf', { lastModified: 2 }),
  bad: new File(['x'], 'asha.odt', { lastModified: 3 }),
};

const language = fc.constantFrom('en', 'hi');
const place = fc.constantFrom(...places);
const field = fc.constantFrom(...textFields);
/** Distinct words, so that lost ones are noticed, valid ones among them, and none. */
const text = fc.oneof(
  fc.integer({ min: 1, max: 99 }).map((n) => `words ${n}`),
  fc.constantFrom('', '9876543210', 'a@b.in', 'half \ud83d'),
);
const freezes = fc.boolean();

const step = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('type'), field, text }), weight: 6 },
  { arbitrary: fc.record({ do: fc.constant('fillIn') }), weight: 3 },
  fc.record({ do: fc.constant('mode'), kind: fc.constantFrom(...enquiryKinds) }),
  fc.record({ do: fc.constant('file'), file: fc.constantFrom('good', 'other', 'bad', undefined) }),
  { arbitrary: fc.record({ do: fc.constant('submit') }), weight: 4 },
  { arbitrary: fc.record({ do: fc.constant('read'), isReadable: fc.boolean() }), weight: 3 },
  {
    arbitrary: fc.record({
      do: fc.constant('answer'),
      answer: fc.constantFrom('whatsapp', 'call', 'scanned'),
      sameTab: fc.boolean(),
      freezes,
    }),
    weight: 4,
  },
  fc.record({
    do: fc.constantFrom(
      'wentBack',
      'cleared',
      'clearUndone',
      'broughtBack',
      'done',
      'originLeftOut',
      'findOrigin',
      'reload',
      'secondTab',
      'otherTab',
    ),
  }),
  {
    arbitrary: fc.record({
      do: fc.constant('visit'),
      place,
      language,
      freezes,
      typed: fc.option(fc.tuple(field, text)),
    }),
    weight: 2,
  },
  fc.record({ do: fc.constant('language'), freezes }),
  { arbitrary: fc.record({ do: fc.constant('go'), by: fc.constantFrom(-2, -1, 1), freezes }), weight: 2 },
  fc.record({ do: fc.constant('storage'), condition: fc.constantFrom('working', 'working', 'full') }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type Texts = Partial<Record<TextField, string>>;

const filledIn = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** A visitor at one tab, and what they remember. */
class Visitor {
  /** What they wrote in this enquiry. */
  written: Texts = {};
  /** Everything that they ever wrote. */
  ever = new Set<string>();
  /** The mode that they chose on this page. */
  mode: string | undefined;
  /** True while the storage may not have what they wrote, so that only this page has it. */
  isUnsaved = false;
  /** The pages that could not store their newest words. */
  behind = new WeakSet<FakePage>();
  cleared = new WeakMap<FakePage, Texts>();
  sent = new WeakMap<object, Texts>();
  readonly tab: FakeTab;
  constructor(tab: FakeTab) {
    this.tab = tab;
  }

  get page() {
    return this.tab.page;
  }

  take(step: Step) {
    const { page, tab } = this;
    const isModal = ['choosing', 'leaving'].includes(page.session.state().step);
    switch (step.do) {
      case 'type':
        return isModal || this.write({ [step.field]: step.text });
      case 'fillIn':
        return isModal || this.write(complete);
      case 'mode':
        // A press on the mode that is chosen changes nothing.
        if (isModal || page.content.kind === step.kind) return;
        page.write({ kind: step.kind });
        this.mode = step.kind;
        return this.saved();
      case 'file':
        return isModal || page.write({ file: step.file && files[step.file] });
      case 'submit':
        return page.act({ type: 'submitted', content: page.content });
      case 'read': {
        const { file } = page.session.state();
        return page.act({ type: 'resumeRead', resume: step.isReadable ? file : undefined });
      }
      case 'answer':
        return this.answer(step.answer, step.sameTab && step.freezes);
      case 'findOrigin':
        return page.findOrigin();
      case 'cleared':
      case 'clearUndone':
      case 'broughtBack':
      case 'done':
      case 'originLeftOut':
        return isModal || this.press(step.do);
      case 'wentBack':
        return page.act({ type: 'wentBack' });
      case 'visit': {
        if (page.session.state().step === 'sent') page.act({ type: 'done' });
        const [field, text] = step.typed ?? [];
        const typed = field === undefined ? {} : { [field]: text };
        return this.arrive(
          () => tab.visit({ ...step.place, language: step.language }, step.freezes, typed),
          typed,
        );
      }
      case 'language': {
        const { sent } = page.session.state();
        const isPassedOn = page.session.state().step === 'sent' && tab.storage.condition === 'working';
        const texts = this.sent.get(page.entry);
        this.arrive(() => tab.switchLanguage(step.freezes), {}, this.mode);
        const { entry, session } = this.page;
        if (!isPassedOn) return;
        expect(session.state().sent, 'the panel in the other language').toEqual(sent);
        if (texts) this.sent.set(entry, texts);
        return;
      }
      case 'reload':
        return this.arrive(() => tab.reload(), {}, this.mode);
      case 'go':
        return this.arrive(() => tab.go(step.by, step.freezes));
      case 'storage':
        if (tab.storage.condition !== 'blocked') tab.storage.condition = step.condition;
    }
  }

  private write(texts: Texts) {
    this.page.write({}, texts);
    this.remember(texts);
    this.saved();
  }

  private remember(texts: Texts) {
    for (const text of Object.values(texts)) this.ever.add(text);
    this.written = { ...this.written, ...texts };
  }

  private saved() {
    this.isUnsaved = this.tab.storage.condition !== 'working';
    this.behind[this.isUnsaved ? 'add' : 'delete'](this.page);
  }

  private press(type: 'cleared' | 'clearUndone' | 'broughtBack' | 'done' | 'originLeftOut') {
    const { page } = this;
    const { kind, file } = page.content;
    const before = this.cleared.get(page);
    if (!page.act({ type })) return;
    if (type === 'cleared' || type === 'done' || type === 'originLeftOut')
      expect(page.content.kind, 'the mode').toBe(kind);
    if (type === 'cleared') {
      const words = filledIn(this.written);
      if (file || Object.keys(words).length > 0) this.cleared.set(page, words);
      this.written = {};
      this.mode = undefined;
    }
    if (type === 'clearUndone' || type === 'broughtBack') {
      const newer = filledIn(this.written);
      // The mode comes back with the words, unless newer words stand in another one.
      if (Object.keys(newer).length === 0) this.mode = undefined;
      this.written = { ...(type === 'clearUndone' ? before : this.sent.get(page.entry)), ...newer };
    }
    if (type === 'clearUndone') this.cleared.delete(page);
    this.saved();
  }

  private answer(answer: Answer, freezes: boolean) {
    const { page, tab } = this;
    const message = handOffOf(page.session.state(), page.settings)?.message;
    const { downloads } = page;
    const { kind } = page.content;
    if (!page.answer(answer)) return;
    expect(page.answer(answer), 'a second press does nothing').toBe(false);
    expect(page.downloads - downloads, 'one download at most').toBeLessThanOrEqual(1);
    expect(page.session.state().sent?.message).toBe(message);
    expect(page.content.kind, 'the mode').toBe(kind);
    this.sent.set(page.entry, filledIn(this.written));
    this.cleared.delete(page);
    this.written = {};
    this.mode = undefined;
    this.isUnsaved = tab.storage.condition === 'blocked';
    // In the same tab the page may be frozen before it hears that the link was followed.
    if (!freezes) page.act({ type: 'linkFollowed' });
  }

  /** Comes to a page. What could not be stored is only there if this page has it. */
  private arrive(go: () => void, typed: Texts = {}, mode?: string) {
    go();
    const { page } = this;
    if (page.session.state().step === 'leaving') page.act({ type: 'linkFollowed' });
    // Nor can be known then whether what the browser itself restored is the newest. And while the storage is full,
    // what it restored is only on this page.
    this.isUnsaved ||= this.behind.has(page) || page.storage.loadDraft() === 'unavailable';
    const isTrusted = !this.isUnsaved && this.tab.storage.condition === 'working';
    if (!isTrusted) this.written = filledIn(page.session.state().answers.texts);
    else if (mode) expect(page.content.kind, 'the mode that was chosen').toBe(mode);
    this.remember(typed);
    this.mode = isTrusted ? mode : undefined;
    if (Object.keys(typed).length > 0) this.saved();
  }

  /** Opens the same page in a second tab. */
  duplicated(): Visitor {
    const copy = new Visitor(this.tab.duplicate());
    Object.assign(copy, { ever: new Set(this.ever), isUnsaved: this.isUnsaved });
    copy.written = this.isUnsaved
      ? filledIn(copy.page.session.state().answers.texts)
      : filledIn(this.written);
    this.tab.entries.forEach((entry, at) => {
      const sent = this.sent.get(entry);
      if (sent) copy.sent.set(copy.tab.entries[at] as Entry, sent);
    });
    return copy;
  }

  /** What always holds: docs/reliability.md. */
  check() {
    const { page, written, tab } = this;
    const state = page.session.state();
    const { content, entry } = page;
    // Until the browser has followed the link, what was sent still stands behind the dialog.
    for (const field of state.step === 'leaving' ? [] : textFields) {
      const shown = content.texts[field];
      if (written[field]) expect(shown, `what was written in ${field}`).toBe(written[field]);
      else
        expect(['', ...offersOf(entry, field, content.kind)], `${field}, which was not written`).toContain(
          shown,
        );
    }
    expect(content.file?.name).not.toBe('asha.odt');
    if (isHandedOver(state) && Object.keys(filledIn(written)).length === 0)
      for (const stored of tab.storage.values.values())
        expect(stored, 'after a hand-off').toContain('"texts":{}');
    if (state.step === 'choosing') {
      const { kind, texts } = content;
      const resume = state.resume && content.file?.name;
      const enquiry = kind === 'application' ? { kind, ...texts, resume } : { kind, ...texts };
      expect(handOffOf(state, page.settings)?.message).toBe(composeMessage(enquiry, page.settings.labels));
    }
    expect(tab.storage.values.has('resume')).toBe(false);
  }
}

/** What the page of this entry may put into a field by itself: about the page that its address names, in its language. */
function offersOf({ address, origin }: Entry, field: TextField, kind: EnquiryKind): string[] {
  if (!origin) return [];
  if (field === 'message') return [openingSentence(origin, kind, settings[address.language].writing)];
  return field === 'preferredLocation' && origin.slug === 'agra' ? ['Delhi NCR'] : [];
}

const complete = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '98765 43210',
  company: 'Neem',
  preferredLocation: 'Pune',
  message: 'Accounts work',
};

test('on every walk, the form and the message have what the visitor wrote', () => {
  const walk = fc.array(step, { maxLength: 40, size: 'max' });
  fc.assert(
    fc.property(walk, fc.boolean(), (steps, isBlocked) => {
      const tab = new FakeTab(settings);
      if (isBlocked) tab.storage.condition = 'blocked';
      tab.visit({ search: '', origin: undefined, language: 'en' }, false);
      const first = new Visitor(tab);
      first.isUnsaved = isBlocked;
      const visitors = [first];
      let at = 0;
      for (const step of steps) {
        const visitor = visitors[at] as Visitor;
        if (step.do === 'otherTab') at = (at + 1) % visitors.length;
        else if (step.do === 'secondTab') {
          if (visitors.length === 1) visitors.push(visitor.duplicated());
        } else visitor.take(step);
        for (const each of visitors) each.check();
      }
    }),
    { numRuns: Number(process.env['WALKS'] ?? 2500) },
  );
}, 120_000);
