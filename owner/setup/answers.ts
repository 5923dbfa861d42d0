import { z } from 'astro/zod';
import { agency } from '#schemas/agency.ts';
import { placeOf } from '../launch-check/finding.ts';
import type { Change } from './editYaml.ts';
import { problemWith } from './problemWith.ts';

const { founder, address, social, claims } = agency.shape;

/** An answers file: any part of `content/agency.yaml` in the same form, as JSON. What it leaves out stays as it is. */
const answers = z
  .strictObject({
    ...agency.shape,
    founder: founder
      .omit({ sample: true })
      .partial()
      // The founder agrees to the letter as it stands: the page says "Sample" no more.
      .extend({ letterAgreed: z.literal(true).optional() }),
    address: address.partial(),
    social: social.partial(),
    claims: z
      .strictObject({
        experience: claims.shape.experience.partial(),
        placement: claims.shape.placement.partial(),
      })
      .partial(),
  })
  .partial();

/** What the answers change, or every reason why they can't be taken. */
export type ReadAnswers = { changes: Change[]; problems: string[] };

/** Reads the text of an answers file. With a problem there are no changes: nothing is taken by half. */
export function readAnswers(text: string): ReadAnswers {
  let data: unknown;
  try {
    // Some editors on Windows put a mark before the first character.
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { changes: [], problems: [`is not JSON: ${(error as Error).message}`] };
  }
  const result = answers.safeParse(data);
  if (!result.success) return { changes: [], problems: result.error.issues.flatMap(inWords) };
  const changes = changesIn(result.data, []);
  const problems = changes.flatMap(({ path, to }) =>
    [to].flat().flatMap((value) => {
      const problem = problemWith(path, value);
      return problem ? [`${placeOf(path)}: ${problem}`] : [];
    }),
  );
  return problems.length > 0 ? { changes: [], problems } : { changes, problems };
}

function inWords(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${placeOf([...path, key])}: there is no such key in content/agency.yaml`);
  }
  const needed = issue.code === 'invalid_type' ? `a ${issue.expected}` : issue.message;
  return [`${placeOf(path)}: must be ${needed}`];
}

function changesIn(value: unknown, path: Change['path']): Change[] {
  if (typeof value === 'string' || typeof value === 'boolean') return [{ path, to: value }];
  if (Array.isArray(value)) {
    // Paragraphs may be more or fewer than there are; phones and client names are counted by the schema.
    if (path.at(-1) === 'paragraphs') return [{ path, to: value }];
    return value.flatMap((item, index) => changesIn(item, [...path, index]));
  }
  const { letterAgreed, ...rest } = value as Record<string, unknown>;
  const inside = Object.entries(rest).flatMap(([key, part]) => changesIn(part, [...path, key]));
  return letterAgreed || (path[0] === 'founder' && 'letter' in rest)
    ? [...inside, { path: [...path, 'sample'], to: undefined }]
    : inside;
}
