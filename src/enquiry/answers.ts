import type { EnquiryKind } from './enquiry.ts';

/** The fields of the contact form that hold text, those of both modes. */
export const textFields = ['name', 'email', 'phone', 'company', 'preferredLocation', 'message'] as const;

export type TextField = (typeof textFields)[number];

/**
 * What a visitor wrote or chose themselves. A field that they have not touched is absent: what it shows is derived
 * (`enquiryView.ts`). The file is not part of it, because it can't be stored.
 */
export type Answers = {
  /** The mode, if the visitor chose one. */
  kind?: EnquiryKind | undefined;
  texts: Partial<Record<TextField, string>>;
};

/**
 * The version of stored answers. Raise it when their shape changes. Version 1 had no version field, and held the site's
 * own opening sentence like the visitor's words.
 */
export const answersVersion = 2;

/** Answers that were stored, as JSON data. Undefined for anything else and for other versions: never a part of them. */
export function parseAnswers(stored: unknown): Answers | undefined {
  const { version, kind, texts } = record(stored);
  if (version !== answersVersion || !isKind(kind) || record(texts) !== texts) return undefined;
  const entries = Object.entries(record(texts));
  const isWhole = entries.every(
    ([name, text]) => textFields.includes(name as TextField) && typeof text === 'string',
  );
  return isWhole ? { kind, texts: Object.fromEntries(entries) as Answers['texts'] } : undefined;
}

/** An object whose fields can be read one by one. Empty for a value that is none. */
export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const isKind = (kind: unknown): kind is EnquiryKind | undefined =>
  kind === undefined || kind === 'application' || kind === 'hiring-request';
