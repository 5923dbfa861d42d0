import { type Answers, answersVersion, parseAnswers, record } from './answers.ts';
import type { HandOff } from './handOff.ts';
import { landingKinds } from './landingKinds.ts';
import type { Origin } from './origin.ts';

/** How a visitor answered the dialog: a chat opened here, a chat opened on a phone by its QR code, or a call. */
export type Answer = 'whatsapp' | 'scanned' | 'call';

const answers: readonly unknown[] = ['whatsapp', 'scanned', 'call'] satisfies Answer[];

/** An enquiry that was handed over. All of it can be stored as JSON. */
export type SentEnquiry = HandOff & {
  answer: Answer;
  /** What the visitor wrote and where they came from, for "Bring my answers back". */
  answers: Answers;
  origin: Origin | null;
  /** The resume, if the enquiry has one. One that could not be read has no line in the message. */
  resume?: { name: string; isRead: boolean } | undefined;
};

/** A sent enquiry that was stored. `parseSent` reads it. */
export const storedSent = (sent: SentEnquiry) => ({
  ...sent,
  answers: { ...sent.answers, version: answersVersion },
});

/** A sent enquiry that was stored, as JSON data. Undefined for anything else and for other versions: never a part of it. */
export function parseSent(stored: unknown): SentEnquiry | undefined {
  const { message, chatHref, answer, origin, resume, ...rest } = record(stored);
  const written = parseAnswers(rest['answers']);
  const isWhole =
    written !== undefined &&
    typeof message === 'string' &&
    typeof chatHref === 'string' &&
    chatHref.startsWith('https://wa.me/') &&
    answers.includes(answer) &&
    (origin === null || isOrigin(origin)) &&
    (resume === undefined || isResume(resume));
  return isWhole
    ? ({ message, chatHref, answer, origin, resume, answers: written } as SentEnquiry)
    : undefined;
}

function isOrigin(origin: unknown): boolean {
  const { kind, slug, label } = record(origin);
  return Object.hasOwn(landingKinds, String(kind)) && typeof slug === 'string' && typeof label === 'string';
}

function isResume(resume: unknown): boolean {
  const { name, isRead } = record(resume);
  return typeof name === 'string' && typeof isRead === 'boolean';
}
