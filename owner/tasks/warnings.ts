import { basename, dirname } from 'node:path';
import type { Confirmed } from '#schemas/confirmed.ts';
import { isConfirmed } from '#schemas/confirmed.ts';
import type { PayPublisher } from '#schemas/pay.ts';
import { payFindings } from '#schemas/payRevision.ts';
import { today } from '#schemas/today.ts';
import { collectionOf } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { mappingIn, nameIn } from '../check/entries.ts';
import { helpAt, jsonSchemaOf } from '../check/jsonSchema.ts';
import { valueAt } from '../check/schemaFaults.ts';
import { checkedPath, isOverdue, outsideAddresses } from '../outside-links/addresses.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { type Path, readValues } from '../yaml/readValues.ts';
import { isLandingPage } from './aboutAgency.ts';
import { type Finding, fieldName } from './finding.ts';
import { translatableFiles } from './hindiFindings.ts';

/** What is not finished, but does not stop the launch. */
export const warnings = (content: Content, confirmed: Confirmed): Finding[] => [
  ...missingEvidence(content),
  ...missingHindi(content),
  ...linesWithoutMeaning(content),
  ...overdueLinks(content),
  ...overdueFacts(content),
  ...payToLookUp(content),
  ...unreadPages(content, confirmed),
];

type Place = { file: string; name: string; line?: number; path?: Path };

const perFolder = (group: Finding['group'], places: Place[], write: string): Finding[] =>
  [...Map.groupBy(places, ({ file }) => dirname(file))].map(([folder, found]) => {
    const files = [...Map.groupBy(found, ({ file }) => file).values()];
    const entries = files.flatMap(([first]) => first ?? []);
    return {
      group,
      file: found[0]?.file ?? folder,
      line: found[0]?.line ?? 1,
      what: `${folder}/`,
      write,
      entries: entries.map(({ name, file, path }) => ({ name, file, ...(path && { path }) })),
    };
  });

/** What shows that an agency is real: the field's help says why. Not asked for where what it proves, `of`, is empty. */
const evidence: Record<string, { path: string[]; of?: string[] }[]> = {
  'agency.yaml': [{ path: ['claims', 'basis'], of: ['claims', 'placement'] }, { path: ['legal', 'gstin'] }],
  'pages/services.yaml': [{ path: ['terms'] }],
  people: [{ path: ['photo'] }, { path: ['phone'] }],
  clients: [{ path: ['case'] }],
};

function missingEvidence(content: Content): Finding[] {
  return [...content].flatMap(([file, text]) => {
    const values = mappingIn(text);
    const [, collection] = collectionOf(file) ?? [];
    if (!collection || values['sample'] === true) return [];
    const isThere = (path: string[]) => valueAt(values, path) !== undefined;
    return (evidence[file] ?? evidence[dirname(file)] ?? []).flatMap(({ path, of = [] }): Finding[] => {
      const write = helpAt(jsonSchemaOf(collection.schema), path, values);
      if (!write || isThere(path) || !isThere(of)) return [];
      return [{ group: 'evidence', file, line: 1, what: fieldName(path), path, write }];
    });
  });
}

const titleOf = (file: string, content: Content) => nameIn(file, mappingIn(content.get(file)));

const missingHindi = (content: Content) => {
  const missing = translatableFiles(content).map((file) => ({
    file: `hi/${file}`,
    name: titleOf(file, content),
  }));
  return perFolder(
    'missingHindi',
    missing.filter(({ file }) => !content.has(file)),
    'No Hindi file yet',
  );
};

/** New lines, and lines whose words have changed. The Hindi pages show the English line alone (specification 16.3). */
function linesWithoutMeaning(content: Content): Finding[] {
  const lacking = [...content.keys()].flatMap((file) => {
    const { kind, resume = {} } = file.startsWith('jobs/') ? (mappingIn(content.get(file)) as Role) : {};
    if (kind !== 'role') return [];
    const meanings = `hi/resume-lines/${basename(file)}`;
    const { lines = [] } = mappingIn(content.get(meanings)) as { lines?: { line: string }[] };
    const known = new Set(lines.map(({ line }) => line));
    const isWhole = Object.values(resume)
      .flat()
      .every((line) => known.has(line));
    return isWhole ? [] : [{ file: meanings, name: titleOf(file, content) }];
  });
  return perFolder('missingHindi', lacking, 'Lines for a resume without a Hindi meaning');
}

type Role = { kind?: string; resume?: Record<string, string[]> };

/** Addresses of other sites that nobody has looked at for a year (specification 11.10). Legal pages have no dates. */
function overdueLinks(content: Content): Finding[] {
  const overdue = outsideAddresses(content)
    .filter(({ file, checked }) => !file.startsWith('legal/') && isOverdue(checked, today()))
    .map(({ file, line, path }) => ({ file, line, path: checkedPath(path), name: titleOf(file, content) }));
  return perFolder('outside', overdue, "Open these, and write today's date where they are right");
}

/** Amounts of pay past their usual revision, or known from a copy only (specification 11.17). */
function payToLookUp(content: Content): Finding[] {
  const files = [...content].filter(([file]) => file.startsWith('pay/'));
  const publishers = new Map(
    files.map(([file, text]) => [basename(file, '.yaml'), mappingIn(text) as PayPublisher]),
  );
  const places = payFindings(publishers).map(({ file, path }) => ({
    file,
    path,
    name: titleOf(file, content),
  }));
  return perFolder('facts', places, 'Open the source of these amounts, and write what it says and the month');
}

/** Legal texts that nobody has checked for a year (specification 14.8). */
function overdueFacts(content: Content): Finding[] {
  const dated = [...content].flatMap(([file, text]) => {
    if (!/^legal\//.test(file)) return [];
    return readValues(text).flatMap(({ path, value, line }) =>
      path.join('.') === 'changed' && isOverdue(String(value), today())
        ? [{ file, line, path, name: titleOf(file, content) }]
        : [],
    );
  });
  return perFolder('facts', dated, 'Check these again, and write the month or the day where they are right');
}

function unreadPages(content: Content, confirmed: Confirmed): Finding[] {
  const unread = [...content].flatMap(([file, text]) => {
    if (!isLandingPage(file)) return [];
    return isConfirmed(confirmed, file, parseYaml(text).value)
      ? []
      : [{ file, name: titleOf(file, content) }];
  });
  return perFolder(
    'unread',
    unread,
    `Read these pages, and switch on "I have read this form" in each${confirmed.leaveOutUnread ? '. Until then they are not on the site' : ''}`,
  );
}
