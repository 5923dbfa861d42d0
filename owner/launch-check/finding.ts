/** The headings of the launch check's report, in order. */
export const headings = {
  refused: 'What the build refuses',
  values: 'Samples and placeholders to replace',
  claims: 'Claims to confirm',
  clients: 'Clients and testimonials',
  legal: 'Legal texts to review',
  hindi: 'Hindi texts',
  unread: 'Pages that nobody at the agency has read yet (the launch does not wait for them)',
} as const;

/** Something to do before the launch. `line` counts from 1; `write` says what to write instead of what is there. */
export type Finding = {
  group: keyof typeof headings;
  file: string;
  line: number;
  what: string;
  write: string;
};

/** The name of a field as the owner reads it: `founder.name`, and `phones 1` for the first item of a list. */
export const fieldName = (path: readonly (string | number)[]) =>
  path
    .map((key, index) => (typeof key === 'number' ? ` ${key + 1}` : `${index > 0 ? '.' : ''}${key}`))
    .join('');
