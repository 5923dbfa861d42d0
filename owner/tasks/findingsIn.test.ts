import { expect, test } from 'vitest';
import { findingsIn } from './findingsIn.ts';

/** The findings in a content file, by field. */
const fields = (file: string, text: string) => findingsIn(file, text, new Map()).map(({ what }) => what);

test('in agency.yaml only what can not be right is a finding: the rest is ticked fact by fact', () => {
  const agency = `# Who it is.
name: Sangam Talent Partners
blurb: We find people.
founder:
  sample: true
  name: Asha Verma
phones:
  - +91 00000 00000
delivery: simulated
`;
  expect(fields('agency.yaml', agency)).toEqual(['name', 'founder.sample', 'phones 1', 'delivery']);
  const [, , , delivery] = findingsIn('agency.yaml', agency, new Map());
  // What the form calls the value, and why it can not stay.
  expect(delivery?.write).toMatch(/^Write your own\. .* Now: .*simulated.* \(a form that sends nothing\)\.$/);
});

test('what the page calls a sample is one finding', () => {
  expect(fields('testimonials/oak.yaml', "sample: true\nname: Client's name\n")).toEqual(['sample']);
});
