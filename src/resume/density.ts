/** A size of text, and the distance from one baseline to the next. */
export type Size = { size: number; lead: number };

/** Sizes and distances of a page, in points. */
export type Density = {
  margin: { side: number; top: number; bottom: number };
  name: Size;
  /** The work that is wanted, under the name. */
  work: Size;
  heading: Size;
  body: Size;
  /** From the last baseline of the head to the accent line. */
  rule: number;
  /** More than a line's lead: above the contact line, a section, its first item, and each other line or entry. */
  gap: { contact: number; section: number; first: number; line: number; entry: number };
};

/** How a resume is set when it fits on one page, or needs two. */
export const open: Density = {
  margin: { side: 72, top: 58, bottom: 56 },
  name: { size: 32, lead: 35 },
  work: { size: 15, lead: 22 },
  heading: { size: 12.5, lead: 19 },
  body: { size: 11, lead: 15.5 },
  rule: 14,
  gap: { contact: 5, section: 14, first: 2, line: 2.5, entry: 6 },
};

/** Tried before a second page is begun. */
export const tight: Density = {
  margin: { side: 64, top: 44, bottom: 42 },
  name: { size: 28, lead: 30 },
  work: { size: 13.5, lead: 19 },
  heading: { size: 11.5, lead: 16 },
  body: { size: 10.25, lead: 13.5 },
  rule: 11,
  gap: { contact: 3, section: 8, first: 1, line: 1.25, entry: 3.5 },
};
