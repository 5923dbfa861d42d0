import confirm from '@inquirer/confirm';
import input from '@inquirer/input';
import select from '@inquirer/select';
import { type AgencyField, agencyFields } from '../launch-check/agencyFields.ts';
import { checkFile } from '../launch-check/checkFile.ts';
import { type ContentFile, readContentFile } from '../launch-check/contentFile.ts';
import { placeOf } from '../launch-check/finding.ts';
import type { Change } from './editYaml.ts';
import { problemWith } from './problemWith.ts';

/** Where questions are asked and answered: a terminal, or the streams of a test. */
export type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream };

const file = 'content/agency.yaml';

/**
 * Asks for each value of `content/agency.yaml`; Enter keeps what is there.
 *
 * @throws {Error} named ExitPromptError when the owner leaves with Ctrl-C
 */
export async function askOwner(terminal: Terminal): Promise<Change[]> {
  const { values } = readContentFile(file);
  const left = new Set(checkFile(file).map(({ what }) => what));
  const interview = { terminal, values, isLeft: (path: Change['path']) => left.has(placeOf(path)) };
  const [names, others] = [
    agencyFields.filter(isClientName),
    agencyFields.filter((field) => !isClientName(field)),
  ];
  const changes: Change[] = [];
  for (const field of others) {
    changes.push(
      ...(field.path[0] === 'delivery'
        ? await askDelivery(interview, field)
        : await askField(interview, field)),
    );
  }
  changes.push(...(await askFounderAndClaims(interview)));
  const now = 'Give the ten client names of the home page now? Only clients who have agreed to be named';
  if (await confirm({ message: now, default: false }, terminal)) {
    for (const field of names) changes.push(...(await askField(interview, field)));
  }
  return changes;
}

type Interview = {
  terminal: Terminal;
  values: ContentFile['values'];
  isLeft: (path: Change['path']) => boolean;
};

const isClientName = ({ path }: AgencyField) => path[0] === 'clientNames';

const present = ({ values }: Interview, path: Change['path']) =>
  values.find((value) => placeOf(value.path) === placeOf(path))?.value;

async function askField(
  interview: Interview,
  { path, label, write, mayStay }: AgencyField,
): Promise<Change[]> {
  const { terminal, isLeft } = interview;
  const old = present(interview, path);
  if (mayStay && isLeft(path) && typeof old === 'string') {
    const message = `${label}: is this right for you? "${old}"`;
    if (await confirm({ message, default: false }, terminal)) return [{ path, to: old }];
  }
  const keep = isLeft(path) ? `Enter leaves the sample: ${old}` : `Enter keeps ${old}`;
  const answer = await input(
    {
      message: `${label} (${write}). ${keep}\n `,
      validate: (text) => text.trim() === '' || (problemWith(path, text.trim()) ?? true),
    },
    terminal,
  );
  return answer.trim() ? [{ path, to: answer.trim() }] : [];
}

async function askDelivery(interview: Interview, field: AgencyField): Promise<Change[]> {
  const choice = await select(
    {
      message: 'What shall the message form on the home page do?',
      choices: [
        { name: 'Open WhatsApp with the message written', value: 'whatsapp' },
        { name: 'Post it to a service that takes messages', value: 'service' },
        { name: `Stay as it is: ${present(interview, field.path)}`, value: 'stay' },
      ],
    },
    interview.terminal,
  );
  if (choice === 'stay') return [];
  if (choice === 'service') return askField(interview, { ...field, label: 'Address of the service' });
  return [{ path: field.path, to: choice }];
}

async function askFounderAndClaims(interview: Interview): Promise<Change[]> {
  const { terminal, isLeft } = interview;
  const changes: Change[] = [];
  if (isLeft(['founder'])) {
    const message = `Does the founder agree to the letter on the home page, "${present(interview, ['founder', 'letter', 'title'])}"?`;
    if (await confirm({ message, default: false }, terminal))
      changes.push({ path: ['founder', 'sample'], to: undefined });
  }
  for (const claim of ['experience', 'placement']) {
    const path = ['claims', claim, 'confirmed'];
    if (!isLeft(path)) continue;
    const message = `Can you show that you have "${present(interview, ['claims', claim, 'text'])}"?`;
    if (await confirm({ message, default: false }, terminal)) changes.push({ path, to: true });
  }
  return changes;
}
