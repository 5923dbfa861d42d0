import { type TextField, textFields } from '#enquiry/answers.ts';
import { askedKind, searchFor } from '#enquiry/askedKind.ts';
import { type EnquiryAction, type FormContent, isSameFile } from '#enquiry/enquiryState.ts';
import { type EnquirySettings, kindOf } from '#enquiry/enquiryView.ts';
import type { Origin } from '#enquiry/origin.ts';
import type { Answer } from '#enquiry/sentEnquiry.ts';
import { type EnquirySession, enquirySession } from '#islands/ContactForm/enquirySession.ts';
import { type TabStorage, tabStorage } from '#islands/tabStorage.ts';

/** Session storage that may be full (writing throws) or blocked (every access throws). */
export class FakeStorage {
  values = new Map<string, string>();
  condition: 'working' | 'full' | 'blocked' = 'working';
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, text: string) => {
    if (this.condition === 'full') throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, text);
  };
  removeItem = (key: string) => void this.values.delete(key);
}

/** An address of the contact page, and what looking it up finds. */
export type Address = { language: 'en' | 'hi'; search: string; origin: Origin | undefined };

/** An entry of the session history. A page that is not there was killed, or never opened. */
export type Entry = {
  address: Address;
  /** The origin of the address with which the entry was opened. */
  origin: Origin | undefined;
  state: Record<string, unknown> | null;
  page?: FakePage | undefined;
  left?: FormContent;
};

/** A page with its form: `content` is what the form's elements hold. */
export class FakePage {
  session: EnquirySession;
  storage: TabStorage;
  isOriginFound = false;
  downloads = 0;
  readonly entry: Entry;
  readonly settings: EnquirySettings;
  content: FormContent;
  constructor(
    tab: FakeTab,
    entry: Entry,
    settings: EnquirySettings,
    content: FormContent,
    typed: readonly TextField[],
  ) {
    this.entry = entry;
    this.settings = settings;
    this.content = content;
    this.storage = tabStorage({
      session: () => tab.openStorage(),
      history: () => ({
        state: entry.state,
        replaceState: (state) => {
          entry.state = structuredClone(state);
        },
      }),
    });
    const view = {
      read: () => this.content,
      show: (shown: FormContent) => {
        this.content = {
          ...shown,
          file: isSameFile(shown.file, this.content.file) ? this.content.file : shown.file,
        };
      },
    };
    this.session = enquirySession(settings, view, this.storage, () => {});
    const { search } = entry.address;
    this.act({
      type: 'opened',
      content: this.content,
      typed,
      stored: this.storage.loadDraft(),
      askedKind: askedKind(search),
      sent: this.storage.loadSent(),
    });
  }

  /** As `useEnquiry` does it. */
  act(action: EnquiryAction): boolean {
    const before = kindOf(this.session.state());
    const isDone = this.session.act(action);
    const kind = kindOf(this.session.state());
    const { address } = this.entry;
    if (action.type === 'originLeftOut') this.entry.address = { ...address, search: '', origin: undefined };
    else if (kind !== before) this.entry.address = { ...address, search: searchFor(kind, address.search) };
    return isDone;
  }

  write(change: Partial<FormContent>, texts: Partial<FormContent['texts']> = {}) {
    this.content = { ...this.content, ...change, texts: { ...this.content.texts, ...texts } };
    this.act({ type: 'wrote', content: this.content });
  }

  answer(answer: Answer) {
    const state = this.session.state();
    const isDone = this.act({ type: 'answered', answer });
    if (isDone && answer === 'whatsapp' && 'resume' in state && state.resume) this.downloads++;
    return isDone;
  }

  findOrigin() {
    if (this.isOriginFound) return;
    this.isOriginFound = true;
    this.act({ type: 'originFound', origin: this.entry.address.origin });
  }
}

/** A tab of a browser: its session storage, its history, and the page in view. */
export class FakeTab {
  entries: Entry[] = [];
  at = -1;
  readonly settings: Record<Address['language'], EnquirySettings>;
  readonly storage: FakeStorage;
  constructor(settings: Record<Address['language'], EnquirySettings>, storage = new FakeStorage()) {
    this.settings = settings;
    this.storage = storage;
  }

  openStorage() {
    if (this.storage.condition === 'blocked') throw new DOMException('denied', 'SecurityError');
    return this.storage;
  }

  get page(): FakePage {
    return this.entries[this.at]?.page as FakePage;
  }

  /** The same tab once more, as the browser duplicates it. */
  duplicate(): FakeTab {
    const storage = new FakeStorage();
    storage.values = new Map(this.storage.values);
    storage.condition = this.storage.condition;
    const copy = new FakeTab(this.settings, storage);
    copy.entries = this.entries.map(({ address, origin, state }) => ({
      address,
      origin,
      state: structuredClone(state),
    }));
    copy.at = this.at;
    copy.load();
    return copy;
  }

  /** Opens an address. `typed` is what the visitor types before the page is hydrated. */
  visit(address: Address, freezes: boolean, typed: Partial<FormContent['texts']> = {}) {
    this.leave(freezes);
    this.entries = [...this.entries.slice(0, this.at + 1), { address, origin: address.origin, state: null }];
    this.at++;
    this.load(typed);
  }

  /** Follows the language link. */
  switchLanguage(freezes: boolean) {
    const { entry, storage, session } = this.page;
    if (session.state().step === 'sent') storage.passSentOn();
    this.visit({ ...entry.address, language: entry.address.language === 'en' ? 'hi' : 'en' }, freezes);
  }

  /** Back or forward. A frozen page is shown as it was left; a killed one is loaded again. */
  go(by: number, freezes: boolean) {
    const to = this.at + by;
    if (to < 0 || to >= this.entries.length) return;
    this.leave(freezes);
    this.at = to;
    if (!this.page) return this.load();
    const { search } = this.page.entry.address;
    this.page.act({ type: 'returned', stored: this.page.storage.loadDraft(), askedKind: askedKind(search) });
  }

  reload() {
    this.leave(false);
    this.load();
  }

  private leave(freezes: boolean) {
    const entry = this.entries[this.at];
    if (!entry?.page) return;
    entry.left = entry.page.content;
    if (!freezes) entry.page = undefined;
  }

  /** The browser puts what it remembers of this entry into the form, then the visitor types. */
  private load(typed: Partial<FormContent['texts']> = {}) {
    const entry = this.entries[this.at] as Entry;
    const kind = askedKind(entry.address.search) ?? entry.left?.kind ?? 'application';
    const texts = { ...(entry.left?.texts ?? emptyTexts()), ...typed };
    const content = { kind, texts, file: entry.left?.file };
    const { language } = entry.address;
    entry.page = new FakePage(
      this,
      entry,
      this.settings[language],
      content,
      Object.keys(typed) as TextField[],
    );
  }
}

const emptyTexts = () => Object.fromEntries(textFields.map((field) => [field, ''])) as FormContent['texts'];
