import { type Agency, agency, complaintsContact } from '#schemas/agency.ts';
import type { Confirmed } from '#schemas/confirmed.ts';
import { digest } from '#schemas/digest.ts';
import { inHindi } from '#schemas/hindi.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import type { Content } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { jsonSchemaOf, schemaAt } from '../check/jsonSchema.ts';
import { labelsTo, textOf } from '../check/labels.ts';
import { valueAt } from '../check/schemaFaults.ts';
import { type Path, readValues, type Value } from '../yaml/readValues.ts';
import { placeholderReason } from './placeholders.ts';
import { isAboutAgency, type Sample } from './sample.ts';

/**
 * Something that visitors read about the agency, in both languages. It is right when the owner has ticked it; a tick
 * belongs to its `digest`, and falls when one of its values changes (specification 12.5).
 */
export type Fact = {
  key: string;
  file: string;
  path: Path;
  label: string;
  /** Its values in the file, with their lines. */
  values: Value[];
  english: string;
  /** What stands on Hindi pages, if it is not the same. */
  hindi?: string;
  /** Where visitors see it. */
  pages: string;
  digest: string;
  isTicked: boolean;
  /** True while a part of it says what the sample says. */
  isSample: boolean;
  /** The reason why a part of it can not be right, such as a number that can not be dialled. */
  problem?: string;
};

export const agencyFile = 'agency.yaml';
const hindiFile = 'hi/agency.yaml';

/** A fact of `agency.yaml`: its fields, where visitors see it, and its text if that is not the text of its first field. */
type Row = [paths: string[], pages: string, text?: (agency: Agency, language: 'en' | 'hi') => string];

const join = (...parts: unknown[]) => parts.filter(Boolean).join(', ');

const rows: Row[] = [
  [['name'], 'Top and foot of every page, search results, the contact card'],
  [['blurb'], 'Foot of every page'],
  [
    ['phones'],
    'Every page; all WhatsApp messages and calls go to the first',
    ({ phones }) => join(...phones),
  ],
  [['email'], 'Foot of every page, Contact, the legal pages'],
  [
    ['address'],
    'Foot of every page, Contact, the city in many texts',
    // Post and maps know the address as it is written in English.
    ({ address }, language) =>
      language === 'en' ? officeAddress(address) : join(address.city, address.state),
  ],
  [['hours.open'], 'Contact', ({ hours }) => openingTimes(hours)],
  [['hours.answer'], 'Contact, under the form'],
  [['terms'], 'Services'],
  [
    ['founder.name', 'founder.role'],
    'Home, below the letter',
    ({ founder }) => join(founder.name, founder.role),
  ],
  [['founder.letter'], 'Home'],
  [['social'], 'Foot of every page'],
  [['claims'], 'Home, About, Services'],
  [['clientNames'], 'Home', ({ clientNames = [] }) => join(...clientNames)],
  [
    ['preferredLocations'],
    'The form for job seekers',
    ({ preferredLocations }) => join(...preferredLocations),
  ],
  [['places'], 'About, and the page of each city'],
  [['delivery'], 'The form on the home page'],
  [['siteUrl'], 'Search results and shared links'],
  [
    ['legal.name', 'legal.form', 'legal.number', 'legal.registeredOffice', 'legal.licences'],
    'Foot of every page, the legal pages',
    ({ legal: { name, form, number, registeredOffice, licences = [] } }) =>
      join(
        name,
        form,
        number,
        registeredOffice,
        ...licences.map((licence) => Object.values(licence).join(' ')),
      ),
  ],
  [
    ['legal.grievance'],
    'Foot of every page, the legal pages',
    (values) => {
      const { name, email, phone, days } = complaintsContact(values);
      return `${name}, ${email}, ${phone}; answers within ${days} days`;
    },
  ],
];

const openingTimes = ({ open }: Agency['hours']) =>
  open
    .map(({ from, to, opens, closes }) => `${from === to ? from : `${from} to ${to}`}, ${opens} to ${closes}`)
    .join('; ');

/** Every fact about the agency that visitors can see. None while `agency.yaml` is not as the build wants it. */
export function factsIn(content: Content, sample: Sample, confirmed: Confirmed): Fact[] {
  const english = agency.safeParse(mappingIn(content.get(agencyFile))).data;
  if (!english) return [];
  const hindi = inHindi(agency, english, mappingIn(content.get(hindiFile))) as Agency;
  const recorded = new Set([agencyFile, hindiFile].flatMap((file) => sample.values[file]?.split(' ') ?? []));
  const leaves = readValues(content.get(agencyFile) ?? '');
  const ofAgency = rows.flatMap(([paths, pages, text]): Fact[] => {
    const [path = []] = paths.map((name) => name.split('.'));
    const values = leaves.filter((leaf) =>
      paths.some((name) => `${leaf.path.join('.')}.`.startsWith(`${name}.`)),
    );
    if (values.length === 0) return [];
    const json = jsonSchemaOf(agency);
    const say = (of: Agency, language: 'en' | 'hi') =>
      text?.(of, language) ?? textOf(valueAt(of, path), schemaAt(json, path, of), content);
    const [said, saidInHindi] = [say(english, 'en'), say(hindi, 'hi')];
    const problem = values
      .map((leaf) => placeholderReason(agencyFile, leaf.path, leaf.value, sample.names))
      .find(Boolean);
    return [
      {
        ...tickOf(`${agencyFile}#${paths[0]}`, [said, saidInHindi], confirmed),
        file: agencyFile,
        path,
        label: labelsTo(path, json),
        values,
        english: said,
        ...(said !== saidInHindi && { hindi: saidInHindi }),
        pages,
        isSample: values.some(({ value }) => recorded.has(digest(value))),
        ...(problem && { problem: `it has ${problem}` }),
      },
    ];
  });
  return [...ofAgency, ...sentencesOfSeveral(content, confirmed)];
}

const tickOf = (key: string, value: unknown, { facts }: Confirmed) => {
  const now = digest(value);
  return { key, digest: now, isTicked: facts[key] === now };
};

/** A sentence that is false if one person is the whole agency. */
const ofSeveral =
  /\b(our (team|staff|people|recruiters|colleagues)|two recruiters|a colleague takes)\b|हमारी टीम|हमारे (लोग|साथी)|सहकर्मी/i;

/** The sentences about several people in what the agency says of itself, wherever they stand. */
const sentencesOfSeveral = (content: Content, confirmed: Confirmed): Fact[] =>
  [...content].flatMap(([file, text]) => {
    if (!isAboutAgency(file) && !/^(hi\/)?words\//.test(file)) return [];
    if (!ofSeveral.test(text)) return [];
    return readValues(text).flatMap((found) => {
      const { path, value } = found;
      return ofSeveral.test(String(value))
        ? [
            {
              ...tickOf(`${file}#${path.join('.')}`, value, confirmed),
              file,
              path,
              label: 'A sentence about several people',
              values: [found],
              english: String(value),
              pages: `${file}: true only if more than one person works here`,
              isSample: true,
            },
          ]
        : [];
    });
  });
