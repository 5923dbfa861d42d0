import type { Form as EntryForm, FileForm } from '../form.ts';
import type { Section as Sections } from '../overview.ts';
import type { WhatIsLeft as Left } from '../whatIsLeft.ts';

/** The sample's, not read yet, the owner's, or a file that can't be read. */
export type State = 'sample' | 'unread' | 'yours' | 'broken';

export type Section = Omit<Sections, 'entries'> & {
  entries: (Sections['entries'][number] & { state: State })[];
};

/** `undo` is what the last change was, such as "Saved The agency". */
export type WhatIsLeft = Left & { undo?: string };

/** `hindiNames` are the Hindi names of cities and states by their English ones. Only the agency's form has them. */
export type Form = EntryForm & { hindiNames?: Record<string, string> };

/** A picture that the server has made small, in base64. It is stored with the save. */
export type Picture = { name: string; data: string };

/** `version` is that of the file with which the form was opened, `pictures` are by their path in `public/`. */
export type SaveRequest = Pick<FileForm, 'path' | 'version' | 'content' | 'isConfirmed'> & {
  pictures: Record<string, string>;
};

/**
 * A fact about the agency that visitors see. `pages` says where, in words; `address` is its field's; `problem` is why it can
 * not be right. A tick belongs to the value, which `digest` names.
 */
export type Fact = {
  key: string;
  group?: string;
  label: string;
  english: string;
  hindi?: string;
  pages: string[];
  address: string;
  isTicked: boolean;
  isSample: boolean;
  problem?: string;
  digest: string;
};
