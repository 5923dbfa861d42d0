/** A test of Mozilla's Observatory: the points that it adds or subtracts, according to its documentation. */
type Rule = { name: string; score: (answer: Answer) => number };

/** A response. `policy` has the directives of the header and of the page together. */
export type Answer = { headers: Headers; policy: Record<string, string[]> };

const sixMonths = 15_768_000;

const header = ({ headers }: Answer, name: string) => headers.get(name)?.toLowerCase() ?? '';

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
  { name: 'cookies', score: (answer) => (header(answer, 'set-cookie') ? -20 : 0) },
  {
    name: 'cross-origin-resource-sharing',
    score: (answer) => (header(answer, 'access-control-allow-origin') ? -50 : 0),
  },
  {
    name: 'referrer-policy',
    score: (answer) =>
      ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
        header(answer, 'referrer-policy'),
      )
        ? 5
        : -5,
  },
  {
    name: 'strict-transport-security',
    score: (answer) =>
      Number(/max-age=(\d+)/.exec(header(answer, 'strict-transport-security'))?.[1] ?? 0) < sixMonths
        ? -20
        : 0,
  },
  {
    name: 'x-content-type-options',
    score: (answer) => (header(answer, 'x-content-type-options') === 'nosniff' ? 0 : -5),
  },
  {
    name: 'x-frame-options',
    score: ({ policy }) => (policy['frame-ancestors']?.join() === "'none'" ? 5 : -20),
  },
  {
    name: 'cross-origin-resource-policy',
    score: (answer) => (header(answer, 'cross-origin-resource-policy') === 'same-origin' ? 10 : 0),
  },
];

/**
 * The score that Mozilla's HTTP Observatory gives a response: 100, plus or minus the points of each test. Its
 * own program gave these pages 130. It needs 240 packages and a database client, so its rules are repeated
 * here.
 */
export const observatoryScore = (answer: Answer) =>
  rules.reduce((score, rule) => score + rule.score(answer), 100);
