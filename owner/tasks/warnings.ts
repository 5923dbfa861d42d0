import { basename, dirname } from 'node:path';
import type { Confirmed } from '#schemas/confirmed.ts';
import { isConfirmed, isLeftOut } from '#schemas/confirmed.ts';
import type { PayPublisher } from '#schemas/pay.ts';
import { payFindings } from '#schemas/payRevision.ts';
import { today } from '#schemas/today.ts';
import { collectionOf } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { mappingIn, nameIn } from '../check/entries.ts';
import { helpAt, jsonSchemaOf } from '../check/jsonSchema.ts';
import { valueAt } from '../check/schemaFaults.ts';
import { checkedPath, isOverdue, outsideAddresses } from '../outside-links/addresses.ts';
import { type Path, readValues } from '../yaml/readValues.ts';
import { isLandingPage } from './aboutAgency.ts';
import type { Fact } from './facts.ts';
import { type Finding, fieldName } from './finding.ts';
import { translatableFiles } from './hindiFindings.ts';

/** What is not finished, but does not stop the launch. */
export const warnings = (content: Content, confirmed: Confirmed, facts: readonly Fact[]): Finding[] => [
  ...missingEvidence(content, confirmed, facts),
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

/**
 * What shows that an agency is real: the field's help says why. Not asked for where what it proves, `of`, is empty, or
 * when the owner has read the text or ticked the fact without it: `key` is that of the fact, if not the file.
 */
const evidence: Record<string, { path: string[]; of?: string[]; key?: string }[]> = {
  'agency.yaml': [
    { path: ['claims', 'basis'], of: ['claims', 'placement'], key: 'agency.yaml#claims' },
    { path: ['legal', 'gstin'], key: 'agency.yaml#legal.name' },
  ],
  'pages/services.yaml': [{ path: ['terms'] }],
  people: [{ path: ['photo'] }, { path: ['phone'] }],
  clients: [{ path: ['case'] }],
};

function missingEvidence(content: Content, confirmed: Confirmed, facts: readonly Fact[]): Finding[] {
  const ticked = new Set(facts.flatMap(({ key, isTicked }) => (isTicked ? [key] : [])));
  return [...content].flatMap(([file, text]) => {
    const values = mappingIn(text);
    const [, collection] = collectionOf(file) ?? [];
    if (!collection || values['sample'] === true) return [];
    const isThere = (path: string[]) => valueAt(values, path) !== undefined;
    const asked = evidence[file] ?? evidence[dirname(file)] ?? [];
    return asked.flatMap(({ path, of = [], key = file }): Finding[] => {
      const write = helpAt(jsonSchemaOf(collection.schema), path, values);
      const isRead = ticked.has(key) || isConfirmed(confirmed, key, values);
      if (!write || isRead || isThere(path) || !isThere(of)) return [];
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
    const values = mappingIn(text);
    if (!isLandingPage(file) || isConfirmed(confirmed, file, values)) return [];
    return [{ file, name: nameIn(file, values), isLeftOut: isLeftOut(confirmed, file, values) }];
  });
  const found = (leftOut: boolean, write: string) =>
    perFolder(
      'unread',
      unread.filter(({ isLeftOut }) => isLeftOut === leftOut),
      write,
    );
  const write = 'Read these pages, and press "I have read it" beside each in its list';
  return [...found(false, write), ...found(true, `${write}. Until then they are not on the site`)];
}
