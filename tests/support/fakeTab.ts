import type { EnquiryKind, Texts } from '#enquiry/enquiry.ts';
import { fileOf, shownTexts } from '#enquiry/enquiryView.ts';
import type { Origin } from '#enquiry/origin.ts';
import type { EarlyControls } from '#form/earlyInput.ts';
import type { Tab } from '#form/formStorage.ts';
import { contactSession } from '#islands/ContactForm/contactSession.ts';
import { homeSession } from '#islands/HomeMessageForm/homeSession.ts';
import { resumeSession } from '#islands/ResumeMaker/resumeSession.ts';
import { enquirySettings } from './enquirySettings.ts';

const isFull = new DOMException('full', 'QuotaExceededError');
const isBlocked = new DOMException('denied', 'SecurityError');

/** Session storage that may be full (no more fits in than is there) or blocked (every access throws). */
export class FakeStorage {
  values = new Map<string, string>();
  condition: 'working' | 'full' | 'blocked' = 'working';
  room = Number.POSITIVE_INFINITY;
  become(condition: FakeStorage['condition']) {
    this.condition = condition;
    this.room = condition === 'full' ? 0 : Number.POSITIVE_INFINITY;
  }
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, text: string) => {
    const more = text.length - (this.values.get(key)?.length ?? 0);
    if (more > this.room) throw isFull;
    this.room -= more;
    this.values.set(key, text);
  };
  removeItem = (key: string) => {
    this.room += this.values.get(key)?.length ?? 0;
    this.values.delete(key);
  };
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

const settings = { en: enquirySettings(), hi: enquirySettings('Kaam', 'Staff') };

/** The landing pages of the site, with their name in each language. */
const landingPages: Record<string, Record<Language, string> & { kind: Origin['kind'] }> = {
  agra: { kind: 'city', en: 'Agra', hi: 'आगरा' },
  delivery: { kind: 'job', en: 'Delivery', hi: 'डिलीवरी' },
  media: { kind: 'department', en: 'Media', hi: 'मीडिया' },
};

/** The landing page that a query names, by its slug. */
export const slugIn = (search: string): string | undefined =>
  /[?&](?:location=|about=(?:jobs|department)\/)(\w+)/.exec(decodeURIComponent(search))?.[1];

type ShownContact = { kind: EnquiryKind; texts: Texts; file?: File | undefined };

const controlsOf = (texts: Partial<Texts>): EarlyControls =>
  Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, { value, checked: false }]));

/* What a form of each kind is to a visitor: its session, and what its controls show. */

export type Page = ReturnType<(typeof pages)[Form]>;
export type ContactPage = ReturnType<typeof pages.contact>;
export type ResumePage = ReturnType<typeof pages.resume>;

const pages = {
  contact(entry: Entry, places: Tab, typed: Partial<Texts>) {
    const known = settings[entry.language];
    const session = contactSession(known, places);
    const left = entry.left as ShownContact | undefined;
    session.open({
      typed: controlsOf(typed),
      restored: { ...controlsOf(left?.texts ?? {}), resume: { value: '', checked: false, file: left?.file } },
    });
    const slug = slugIn(session.originSearch()) ?? '';
    const landing = landingPages[slug];
    return {
      form: 'contact' as const,
      entry,
      session,
      /** The page that the address names. */
      origin: landing && { kind: landing.kind, slug, label: landing[entry.language] },
      get shown(): ShownContact {
        const state = session.state();
        return { kind: state.kind, texts: shownTexts(state, known), file: fileOf(state) };
      },
    };
  },
  home(entry: Entry, places: Tab) {
    const session = homeSession(places);
    session.open({});
    return {
      form: 'home' as const,
      entry,
      session,
      get shown() {
        return session.state().message;
      },
    };
  },
  resume(entry: Entry, places: Tab) {
    const session = resumeSession(['delivery'], places);
    session.open({});
    return {
      form: 'resume' as const,
      entry,
      session,
      get shown() {
        return session.state().resume;
      },
    };
  },
};

/** A tab of a browser: its session storage, its history, and the page in view. */
export class FakeTab {
  entries: Entry[] = [];
  at = -1;
  readonly storage = new FakeStorage();

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
    if (!this.entries[this.at + by]) return;
    this.leave(freezes);
    this.at += by;
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
        if (this.storage.condition === 'blocked') throw isBlocked;
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
    entry.page = pages[entry.form](entry, places, typed);
  }
}
