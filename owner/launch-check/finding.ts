/** The headings of the launch check's report, in their order. */
export const headings = {
  refused: 'Mistakes that stop the build',
  values: 'Samples and placeholders to replace',
  claims: 'Claims to confirm',
  clients: 'Clients and testimonials',
  legal: 'Legal texts to review',
  hindi: 'Hindi texts',
  outside: 'Links to other sites that nobody has looked at for a year (npm run check:outside helps)',
  unread: 'Pages that nobody at the agency has read yet (you can launch before you have read them)',
} as const;

/** The `what` of a comment that asks the owner to confirm a text. */
export const commentFinding = 'for the owner to confirm';

/** Something to do before the launch. `line` counts from 1, `what` is the field, `write` says what to do. */
export type Finding = {
  group: keyof typeof headings;
  file: string;
  line: number;
  what: string;
  write: string;
};

/** The name of a field for the owner: `founder.name`, and `phones 1` for the first item of a list. */
export const fieldName = (path: readonly (string | number)[]) =>
  path
    .map((key, index) => (typeof key === 'number' ? ` ${key + 1}` : `${index > 0 ? '.' : ''}${key}`))
    .join('');
