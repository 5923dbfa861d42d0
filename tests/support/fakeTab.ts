import { type Texts, textFields } from '#enquiry/enquiry.ts';
import type { ShownContent } from '#enquiry/enquiryState.ts';
import { type EnquirySettings, fileOf, shownTexts } from '#enquiry/enquiryView.ts';
import type { HomeMessage } from '#enquiry/homeMessage.ts';
import { emptyMessage } from '#enquiry/homeState.ts';
import { type Origin, originPath } from '#enquiry/origin.ts';
import type { Tab } from '#form/tabStorage.ts';
import { contactSession } from '#islands/ContactForm/contactSession.ts';
import { homeSession } from '#islands/HomeMessageForm/homeSession.ts';
import { resumeSession } from '#islands/ResumeMaker/resumeSession.ts';
import type { Resume } from '#resume/resume.ts';

/** Session storage that may be full (nothing more fits in than is there) or blocked (every access throws). */
export class FakeStorage {
  values = new Map<string, string>();
  #capacity = Number.POSITIVE_INFINITY;
  condition: 'working' | 'full' | 'blocked' = 'working';
  get size() {
    return [...this.values].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }
  become(condition: FakeStorage['condition']) {
    this.condition = condition;
    this.#capacity = condition === 'full' ? this.size : Number.POSITIVE_INFINITY;
  }
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, text: string) => {
    const old = this.values.get(key);
    const freed = old === undefined ? 0 : key.length + old.length;
    if (this.size - freed + key.length + text.length > this.#capacity)
      throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, text);
  };
  removeItem = (key: string) => void this.values.delete(key);
}

/** The pages with a form, by their path without the language. */
export type Form = 'contact' | 'home' | 'resume';
export type Language = 'en' | 'hi';

/** An entry of the session history. A page that is not there was killed, or never opened. */
export type Entry = {
  form: Form;
  language: Language;
  search: string;
  state: Record<string, unknown> | null;
  page?: Page | undefined;
  /** What stood in the form when the page was left: the browser puts it there again. */
  left?: Page['shown'];
};

type Facts = { settings: Record<Language, EnquirySettings>; origins: readonly Origin[] };

/** What a form of each kind is to a visitor: its session, and what its controls show. */
export type Page = ContactPage | HomePage | ResumePage;

export class ContactPage {
  readonly form = 'contact';
  isOriginFound = false;
  downloads = 0;
  readonly entry: Entry;
  readonly settings: EnquirySettings;
  readonly session: ReturnType<typeof contactSession>;
  readonly origin: Origin | undefined;
  constructor(entry: Entry, places: Tab, { settings, origins }: Facts, typed: Partial<Texts>) {
    this.entry = entry;
    this.settings = settings[entry.language];
    this.session = contactSession(this.settings, places);
    const left = entry.left as ShownContent | undefined;
    const shown = {
      kind: /for=employers/.test(entry.search) ? 'hiring-request' : (left?.kind ?? 'application'),
      texts: { ...(left?.texts ?? emptyTexts()), ...typed },
      file: left?.file,
    } as const;
    this.session.open(shown, Object.keys(typed));
    const slug = originPath(this.session.originSearch())?.href.split('/').at(-1);
    this.origin = origins.find((origin) => origin.slug === slug);
  }
  get shown(): ShownContent {
    const state = this.session.state();
    return { kind: state.kind, texts: shownTexts(state, this.settings), file: fileOf(state) };
  }
  findOrigin() {
    if (this.isOriginFound) return;
    this.isOriginFound = true;
    this.session.act({ type: 'originFound', origin: this.origin });
  }
}

export class HomePage {
  readonly form = 'home';
  readonly entry: Entry;
  readonly session: ReturnType<typeof homeSession>;
  constructor(entry: Entry, places: Tab) {
    this.entry = entry;
    this.session = homeSession(places);
    this.session.open((entry.left as HomeMessage | undefined) ?? emptyMessage, []);
  }
  get shown(): HomeMessage {
    return this.session.state().message;
  }
}

export class ResumePage {
  readonly form = 'resume';
  readonly entry: Entry;
  readonly session: ReturnType<typeof resumeSession>;
  constructor(entry: Entry, places: Tab) {
    this.entry = entry;
    this.session = resumeSession(['delivery'], places);
    this.session.open((stored) => stored, false);
  }
  get shown(): Resume {
    return this.session.state().resume;
  }
}

/** A tab of a browser: its session storage, its history, and the page in view. */
export class FakeTab {
  entries: Entry[] = [];
  at = -1;
  readonly storage = new FakeStorage();
  readonly facts: Facts;
  constructor(facts: Facts) {
    this.facts = facts;
  }

  get page(): Page {
    return this.entries[this.at]?.page as Page;
  }

  /** Opens an address. `typed` is what the visitor types before the page is hydrated. */
  visit(form: Form, language: Language, search: string, freezes: boolean, typed: Partial<Texts> = {}) {
    this.leave(freezes);
    this.entries = [...this.entries.slice(0, this.at + 1), { form, language, search, state: null }];
    this.at++;
    this.load(typed);
  }

  /** Follows the language link. */
  switchLanguage(freezes: boolean) {
    const { page } = this;
    const { form, language, search } = page.entry;
    if (page.form === 'contact' && page.session.state().step === 'sent') page.session.passSentOn();
    this.visit(form, language === 'en' ? 'hi' : 'en', search, freezes);
  }

  /** Back or forward. A frozen page is shown as it was left; a killed one is loaded again. */
  go(by: number, freezes: boolean) {
    const to = this.at + by;
    if (to < 0 || to >= this.entries.length) return;
    this.leave(freezes);
    this.at = to;
    if (this.page) this.page.session.onReturn();
    else this.load();
  }

  reload() {
    this.leave(false);
    this.load();
  }

  private leave(freezes: boolean) {
    const entry = this.entries[this.at];
    if (!entry?.page) return;
    entry.left = entry.page.shown;
    if (!freezes) entry.page = undefined;
  }

  private load(typed: Partial<Texts> = {}) {
    const entry = this.entries[this.at] as Entry;
    const places: Tab = {
      session: () => {
        if (this.storage.condition === 'blocked') throw new DOMException('denied', 'SecurityError');
        return this.storage;
      },
      history: () => ({
        state: entry.state,
        replaceState: (state, _, address) => {
          entry.state = structuredClone(state);
          if (address) entry.search = new URL(`${address}`, 'http://localhost').search;
        },
      }),
      location: () => ({ pathname: `/${entry.form}`, search: entry.search }),
    };
    if (entry.form === 'contact') entry.page = new ContactPage(entry, places, this.facts, typed);
    else entry.page = entry.form === 'home' ? new HomePage(entry, places) : new ResumePage(entry, places);
  }
}

const emptyTexts = () => Object.fromEntries(textFields.map((field) => [field, ''])) as Texts;
