/**
 * A finished resume in reading order, as the file, the preview and the plain text have it. All of it is English, because
 * employers and their systems read it (specification 16.3).
 */
export type ResumeDocument = {
  /** The title in the file's properties. */
  title: string;
  name: string;
  /** The work that the person wants. */
  work?: string | undefined;
  /** Phone, email, town: those that were given. */
  contact: string[];
  /** Only sections that have an item. */
  sections: ResumeSection[];
};

export type ResumeSection = { heading: string; items: ResumeItem[] };

export type ResumeItem =
  /** One sentence, set with a mark before it. */
  | { kind: 'line'; text: string }
  /** Work or schooling: what, where, and from when to when. Each has at least one of them. */
  | { kind: 'entry'; title: string; place: string; dates: string };
