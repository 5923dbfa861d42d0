/** The headings of the launch check's report, in order. */
export const headings = {
  refused: 'What the build refuses',
  sample: 'Sample values to replace',
  claims: 'Claims to confirm',
  reach: 'Numbers and addresses that lead nowhere',
  clients: 'Clients and testimonial',
  delivery: "The home page's message form",
  legal: 'Legal texts to review',
  hindi: 'Hindi texts to be read',
  marks: 'Marks to delete',
  built: 'The built site',
  read: 'Pages that nobody at the agency has read yet (the launch does not wait for them)',
} as const;

/** Something to do before the launch. `line` counts from 1; `write` says what to write instead of what is there. */
export type Finding = {
  group: keyof typeof headings;
  file: string;
  line: number;
  what: string;
  write: string;
};

/** A value's place in its file as the owner reads it: `founder.name`, and `phones 1` for the first of a list. */
export const placeOf = (path: readonly (string | number)[]) =>
  path
    .map((key) => (typeof key === 'number' ? ` ${key + 1}` : `.${key}`))
    .join('')
    .slice(1) || 'the whole file';
