import type { Agency } from '#schemas/agency.ts';
import type { Path } from '../yaml/readValues.ts';
import { agencyFile, hindiFile, isRegistered } from './answers.ts';
import { openingTimes, readOpeningTimes } from './openingTimes.ts';
import * as read from './readTyped.ts';

/** A question of `npm run setup`. */
export type Question = {
  /** A path in the content. */
  file: string;
  path: Path;
  /** The value that a typed line means. Undefined if it can not be read. Without this, the line itself. */
  read?: (typed: string) => unknown;
  /** How to type the answer. */
  how?: string;
  /** The value as one line. */
  show?: (value: never) => string;
  /** What "none" writes; undefined removes the value. Without this, there must be an answer. */
  none?: (agency: Agency) => string | undefined;
  /** What Enter takes in the place of a sample or a missing value. */
  suggest?: (agency: Agency) => unknown;
  /** False if the question is left out, because of earlier answers. */
  isAsked?: (agency: Agency) => boolean;
};

/** For "none": the value is left out of the file. */
const leftOut = () => undefined;
const ask = (path: string, more: Partial<Question> = {}): Question => ({
  file: agencyFile,
  path: path.split('.').map((key) => (/^\d$/.test(key) ? Number(key) : key)),
  ...more,
});
const isRegisteredForm = ({ legal }: Agency) => isRegistered(legal.form);
const list = {
  read: read.list,
  show: (items: string[]) => items.join(', '),
  how: 'Type them in one line, with commas between them.',
};
const social = { read: read.webAddress, none: leftOut };

/** All questions, in their order. */
export const questions: Question[] = [
  ask('name'),
  ask('founder.name'),
  ask('phones.0', { read: read.phone }),
  ask('phones.1', { read: read.phone, none: leftOut }),
  ask('email', { read: read.email }),
  ask('address.street'),
  ask('address.locality'),
  ask('address.city'),
  ask('address.postalCode', { read: read.pinCode }),
  ask('hours.open', {
    read: readOpeningTimes,
    show: openingTimes,
    how: 'Type it like this: Monday to Friday, 10:00 to 18:00; Saturday, 10:00 to 14:00',
  }),
  ask('hours.answer'),
  ...['linkedin', 'facebook', 'instagram', 'twitter'].map((network) => ask(`social.${network}`, social)),
  ...['years', 'placement'].map((claim) => ask(`claims.${claim}`, { read: read.number, none: leftOut })),
  ask('preferredLocations', list),
  ask('clientNames', list),
  ask('legal.form', { read: read.businessForm, how: 'Type company, llp, partnership or proprietorship.' }),
  ask('legal.name', {
    suggest: (agency) => (agency.legal.form === 'proprietorship' ? agency.founder.name : undefined),
  }),
  ask('legal.number', { read: read.registrationNumber, isAsked: isRegisteredForm }),
  ask('legal.registeredOffice', {
    isAsked: isRegisteredForm,
    suggest: ({ address: { street, locality, city, postalCode } }) =>
      `${street}, ${locality}, ${city} ${postalCode}`,
  }),
  ask('legal.grievance.name', { suggest: ({ founder }) => founder.name }),
  ask('legal.grievance.email', { read: read.email, suggest: ({ email }) => email }),
  ask('legal.grievance.phone', { read: read.phone, suggest: ({ phones }) => phones[0] }),
  ask('legal.grievance.days', { read: read.number }),
  ask('delivery', { read: read.delivery, how: 'Most agencies type whatsapp.' }),
  ask('siteUrl', { read: read.siteAddress }),
  ask('address.city', { file: hindiFile, none: ({ address }) => address.city }),
  ask('founder.name', { file: hindiFile, none: ({ founder }) => founder.name }),
];
