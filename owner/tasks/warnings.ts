import { basename, dirname } from 'node:path';
import { type Agency, placeNames } from '#schemas/agency.ts';
import { type Confirmed, isConfirmed } from '#schemas/confirmed.ts';
import type { PayPublisher } from '#schemas/pay.ts';
import { payFindings } from '#schemas/payRevision.ts';
import { today } from '#schemas/today.ts';
import type { Content } from '../check/content.ts';
import { choicesIn, mappingIn, nameAt } from '../check/entries.ts';
import { englishPath } from '../check/forms.ts';
import { helpAt, jsonSchemaAt } from '../check/jsonSchema.ts';
import { valueAt } from '../check/schemaFaults.ts';
import type { Path } from '../yaml/readValues.ts';
import { isLandingPage } from './aboutAgency.ts';
import { agencyFile } from './facts.ts';
import { type Finding, fieldName } from './finding.ts';
import { translatableFiles } from './hindiFindings.ts';
import { checkedPath, isOverdue, outsideAddresses } from './outsideAddresses.ts';

/** What is not finished, but does not stop the launch. */
export function warnings(content: Content, confirmed: Confirmed): Finding[] {
  const found: [group: Finding['group'], write: string, places: Place[]][] = [
    ['missingHindi', 'No Hindi file yet', missingHindi(content)],
    ['missingHindi', 'Places whose Hindi name the site does not know', unknownPlaces(content)],
    ['missingHindi', 'Lines for a resume without a Hindi meaning', linesWithoutMeaning(content)],
    ['outside', "Open these, and write today's date where they are right", overdueLinks(content)],
    [
      'facts',
      'Check these again, and write the month or the day where they are right',
      overdueTexts(content),
    ],
    ['facts', 'Open the source of these amounts, and write what it says and the month', payToLookUp(content)],
    [
      'unread',
      'Read these pages, and press "I have read it" beside each in its list',
      unreadPages(content, confirmed),
    ],
  ];
  return [
    ...missingEvidence(content),
    ...found.flatMap(([group, write, places]) =>
      [...Map.groupBy(places, ({ file }) => dirname(file))].map(([folder, inFolder]) => ({
        group,
        file: inFolder[0]?.file ?? folder,
        what: `${folder}/`,
        write,
        entries: [...Map.groupBy(inFolder, ({ file }) => file)].map(([file, [{ path, name } = {}]]) => ({
          name: name ?? nameAt(englishPath(file), content),
          file,
          ...(path && { path }),
        })),
      })),
    ),
  ];
}

/** Where something is not finished. `name` is that of the entry, if its file is not there yet. */
type Place = { file: string; name?: string; path?: Path };

/**
 * What shows that an agency is real: the field's help says why. Not asked for where what it proves, `of`, is empty.
 */
const evidence: Record<string, { path: string[]; of?: string[] }[]> = {
  'agency.yaml': [
    { path: ['claims', 'basis'], of: ['claims', 'placement'] },
    { path: ['legal', 'gstin'] },
    { path: ['legal', 'licences'] },
  ],
  'pages/services.yaml': [{ path: ['terms'] }],
  people: [{ path: ['photo'] }, { path: ['phone'] }],
  clients: [{ path: ['case'] }],
};

const missingEvidence = (content: Content) =>
  [...content].flatMap(([file, text]) => {
    const values = mappingIn(text);
    if (values['sample'] === true) return [];
    const isThere = (path: string[]) => valueAt(values, path) !== undefined;
    const asked = evidence[file] ?? evidence[dirname(file)] ?? [];
    return asked.flatMap(({ path, of = [] }): Finding[] => {
      const write = helpAt(jsonSchemaAt(file), path, values);
      if (!write || isThere(path) || !isThere(of)) return [];
      return [{ group: 'evidence', file, what: fieldName(path), path, write }];
    });
  });

const missingHindi = (content: Content): Place[] =>
  translatableFiles(content)
    .map((file) => ({ file: `hi/${file}` }))
    .filter(({ file }) => !content.has(file));

function unknownPlaces(content: Content): Place[] {
  const file = 'hi/names.yaml';
  const { cities = {}, locations = {} } = mappingIn(content.get(file));
  const isKnown = (slug: string) => slug in Object(cities) || content.has(`hi/cities/${slug}.yaml`);
  const known = choicesIn('cities', content).flatMap(({ const: slug, title }) =>
    isKnown(slug) ? title : [],
  );
  const agency = mappingIn(content.get(agencyFile)) as Partial<Agency>;
  // The Hindi address has the name of the office's city.
  const office = content.has(`hi/${agencyFile}`) ? agency.address?.city : undefined;
  const unknown = placeNames(agency).filter(
    (place) => !(place in Object(locations)) && !known.includes(place) && place !== office,
  );
  return unknown.length > 0 ? [{ file, name: unknown.join(', '), path: ['locations'] }] : [];
}

/** New lines, and lines whose words have changed. The Hindi pages show the English line alone (specification 16.3). */
const linesWithoutMeaning = (content: Content): Place[] =>
  [...content.keys()].flatMap((file) => {
    const { kind, resume = {} } = file.startsWith('jobs/') ? (mappingIn(content.get(file)) as Role) : {};
    if (kind !== 'role') return [];
    const meanings = `hi/resume-lines/${basename(file)}`;
    const { lines = [] } = mappingIn(content.get(meanings)) as { lines?: { line: string }[] };
    const known = new Set(lines.map(({ line }) => line));
    const isWhole = Object.values(resume)
      .flat()
      .every((line) => known.has(line));
    return isWhole ? [] : [{ file: meanings, name: nameAt(englishPath(file), content) }];
  });

type Role = { kind?: string; resume?: Record<string, string[]> };

/** Addresses of other sites that nobody has looked at for a year (specification 11.10): a file may have several. Legal pages have no dates. */
const overdueLinks = (content: Content): Place[] =>
  outsideAddresses(content)
    .filter(({ file, checked }) => !file.startsWith('legal/') && isOverdue(checked, today()))
    .map(({ file, path, address }) => ({
      file,
      path: checkedPath(path),
      name: `${nameAt(file, content)} (${new URL(address).host})`,
    }));

/** Amounts of pay past their usual revision, or known from a copy only (specification 11.17). */
const payToLookUp = (content: Content): Place[] =>
  payFindings(
    new Map(
      [...content].flatMap(([file, text]) =>
        file.startsWith('pay/') ? [[basename(file, '.yaml'), mappingIn(text) as PayPublisher]] : [],
      ),
    ),
  );

/** Legal texts that nobody has checked for a year (specification 14.8). */
const overdueTexts = (content: Content): Place[] =>
  [...content].flatMap(([file, text]) =>
    file.startsWith('legal/') && isOverdue(String(mappingIn(text)['changed']), today())
      ? [{ file, path: ['changed'] }]
      : [],
  );

const unreadPages = (content: Content, confirmed: Confirmed): Place[] =>
  [...content].flatMap(([file, text]) =>
    isLandingPage(file) && !isConfirmed(confirmed, file, mappingIn(text)) ? [{ file }] : [],
  );
