import { type Answers, answersVersion, parseAnswers, record } from '#enquiry/answers.ts';
import type { MadeResume, StoredDraft } from '#enquiry/enquiryState.ts';
import { type HomeMessage, homeFields } from '#enquiry/homeMessage.ts';
import { resumeMediaType } from '#enquiry/resume.ts';
import { parseSent, type SentEnquiry, storedSent } from '#enquiry/sentEnquiry.ts';
import { emptyResume, type Resume } from '#resume/resume.ts';
import { parseResume, storedResume } from '#resume/storedResume.ts';
import { bytesOf } from './bytesOf.ts';

/*
 * All that the forms store. Session storage belongs to this tab on this device. It holds drafts until they are handed over
 * or cleared (specification 5.8, 16.9), a resume between reading and the answer (7.8), and a resume that was made here and
 * goes to the contact form (16.8). The current entry of the tab's session history holds what was handed over, through Back
 * and a reload (8.5): no other page can read it, and no address shows it.
 * Only while the language link is followed is it in session storage, for the page that the link leads to.
 *
 * Browsers block session storage (every access throws), or it is full (writing throws). The forms then work without it.
 * What another version of the site has stored is read as a whole or not at all.
 */

const keys = {
  draft: 'enquiry-draft',
  resume: 'resume',
  resumeDraft: 'resume-draft',
  madeResume: 'made-resume',
  homeDraft: 'message-draft',
  probe: 'storage-probe',
  sent: 'sentEnquiry',
  sentOnItsWay: 'sent-enquiry',
  homeSent: 'message',
} as const;

/** Where the browser stores things. Functions, because touching session storage may throw. */
type Places = {
  session: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  history: () => Pick<History, 'state' | 'replaceState'>;
};

/** A resume that was made here, as it is stored for the contact form. */
export type StoredMadeResume = Pick<MadeResume, 'texts'> & { dataUrl: string; fileName: string };

export type TabStorage = ReturnType<typeof tabStorage>;

/** The storage of one page. */
export function tabStorage(
  { session, history }: Places = { session: () => sessionStorage, history: () => window.history },
) {
  /** True while the newest draft of this page could not be stored. */
  let isBehind = false;

  const read = (key: string): unknown =>
    attempt(() => JSON.parse(session().getItem(key) ?? 'null')) ?? undefined;
  const remove = (key: string) => attempt(() => session().removeItem(key));
  const write = (key: string, text: string): boolean =>
    attempt(() => {
      session().setItem(key, text);
      return true;
    }) ?? false;

  const readEntry = (key: string): unknown => attempt(() => history().state?.[key]);
  const writeEntry = (key: string, value: unknown) => {
    if (value === undefined && readEntry(key) === undefined) return;
    // Safari throws after a hundred calls in ten seconds. The next call stores the value.
    attempt(() => history().replaceState({ ...history().state, [key]: value }, ''));
  };

  const takesWrites = () => {
    const isWritten = write(keys.probe, '1');
    remove(keys.probe);
    return isWritten;
  };
  /** Stores a draft, which says its version, or removes it. */
  const save = (key: string, draft: object | undefined) => {
    const text = draft && JSON.stringify(draft);
    if (!text) remove(key);
    const isStored = !text || attempt(() => session().getItem(key)) === text;
    isBehind = !isStored && !write(key, text);
  };

  return {
    /** The draft of the contact form. It is not to be trusted while a newer one could not be stored. */
    loadDraft: (): StoredDraft => {
      const draft = isBehind ? undefined : parseAnswers(read(keys.draft));
      return draft ?? (!isBehind && takesWrites() ? 'nothing' : 'unavailable');
    },
    saveDraft: (draft: Answers | undefined) => save(keys.draft, draft && versioned(draft)),

    /** Holds a resume as a data URL, if there is room. */
    holdResume: (dataUrl: string) => void write(keys.resume, dataUrl),
    releaseResume: () => void remove(keys.resume),

    /** The enquiry that was handed over from this entry of the history, or that the page in the other language passes on. */
    loadSent: (): SentEnquiry | undefined => {
      const passedOn = parseSent(read(keys.sentOnItsWay));
      remove(keys.sentOnItsWay);
      return parseSent(readEntry(keys.sent)) ?? passedOn;
    },
    saveSent: (sent: SentEnquiry | undefined) => {
      remove(keys.sentOnItsWay);
      writeEntry(keys.sent, sent && storedSent(sent));
    },
    /** Call it when the visitor follows the language link: the page there takes it over. */
    passSentOn: () => {
      const sent = readEntry(keys.sent);
      if (sent) write(keys.sentOnItsWay, JSON.stringify(sent));
    },

    /** The message of the home page's form: a draft, or what was handed to WhatsApp from this entry of the history. */
    loadMessage: (): Partial<HomeMessage> =>
      parseMessage(read(keys.homeDraft)) ?? parseMessage(readEntry(keys.homeSent)) ?? {},
    saveMessage: (message: HomeMessage | undefined) => {
      writeEntry(keys.homeSent, undefined);
      save(keys.homeDraft, message && Object.values(message).some(Boolean) ? versioned(message) : undefined);
    },
    /** Call it before the browser follows the link: the page may not live longer than that. */
    handOverMessage: (message: HomeMessage) => {
      remove(keys.homeDraft);
      writeEntry(keys.homeSent, versioned(message));
    },

    /** The draft of the resume maker, which may be empty. Undefined while there is none to trust. */
    loadResume: (): Resume | undefined => {
      if (isBehind) return undefined;
      return parseResume(read(keys.resumeDraft)) ?? (takesWrites() ? emptyResume : undefined);
    },
    saveResume: (resume: Resume) => save(keys.resumeDraft, storedResume(resume)),
    /** Returns false where there is no room or no storage. */
    saveMadeResume: (made: StoredMadeResume): boolean =>
      write(keys.madeResume, JSON.stringify(versioned(made))),
    loadMadeResume: (): MadeResume | undefined => attempt(() => parseMadeResume(read(keys.madeResume))),
    releaseMadeResume: () => void remove(keys.madeResume),
  };
}

const versioned = <Stored extends object>(stored: Stored) => ({ ...stored, version: answersVersion });

function parseMadeResume(stored: unknown): MadeResume | undefined {
  const { version, dataUrl, fileName, texts } = record(stored);
  const { name, phone, email } = record(texts);
  const told = [dataUrl, fileName, name, phone, email];
  if (version !== answersVersion || !told.every((text) => typeof text === 'string')) return undefined;
  const type = resumeMediaType(fileName as string) ?? '';
  return {
    file: new File([bytesOf(dataUrl as string)], fileName as string, { type, lastModified: 0 }),
    texts: { name, phone, email } as MadeResume['texts'],
  };
}

function parseMessage(stored: unknown): HomeMessage | undefined {
  const { version, name, email, message } = record(stored);
  const texts = { name, email, message };
  const isWhole = version === answersVersion && homeFields.every((field) => typeof texts[field] === 'string');
  return isWhole ? (texts as HomeMessage) : undefined;
}

function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
