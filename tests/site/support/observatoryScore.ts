/** What the Observatory's tests say of one answer: the score they add or take away, as its documentation has it. */
type Rule = { name: string; score: (answer: Answer) => number };

/** Header names in lower case, as fetch gives them; `policy` is header and page together. */
export type Answer = { headers: Headers; policy: Record<string, string[]> };

const sixMonths = 15_768_000;

const has = ({ headers }: Answer, name: string) => headers.get(name)?.toLowerCase() ?? '';

const rules: Rule[] = [
  {
    name: 'content-security-policy',
    score: ({ policy }) => {
      const sources = Object.values(policy).flat();
      if (!policy['default-src']) return -25;
      if (sources.some((source) => source.startsWith("'unsafe-"))) return -20;
      return policy['default-src'].join() === "'none'" ? 10 : 5;
    },
  },
  { name: 'cookies', score: (answer) => (has(answer, 'set-cookie') ? -20 : 0) },
  {
    name: 'cross-origin-resource-sharing',
    score: (answer) => (has(answer, 'access-control-allow-origin') ? -50 : 0),
  },
  {
    name: 'referrer-policy',
    score: (answer) =>
      ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
        has(answer, 'referrer-policy'),
      )
        ? 5
        : -5,
  },
  {
    name: 'strict-transport-security',
    score: (answer) =>
      Number(/max-age=(\d+)/.exec(has(answer, 'strict-transport-security'))?.[1] ?? 0) < sixMonths ? -20 : 0,
  },
  {
    name: 'x-content-type-options',
    score: (answer) => (has(answer, 'x-content-type-options') === 'nosniff' ? 0 : -5),
  },
  {
    name: 'x-frame-options',
    score: ({ policy }) => (policy['frame-ancestors']?.join() === "'none'" ? 5 : -20),
  },
  {
    name: 'cross-origin-resource-policy',
    score: (answer) => (has(answer, 'cross-origin-resource-policy') === 'same-origin' ? 10 : 0),
  },
];

/**
 * The score that Mozilla's HTTP Observatory gives an answer: 100, and what each test adds or takes away. Its own program
 * gave 130 for these pages; it brings 240 packages and a database client, so that its rules stand here instead.
 */
export const observatoryScore = (answer: Answer) =>
  rules.reduce((score, rule) => score + rule.score(answer), 100);
