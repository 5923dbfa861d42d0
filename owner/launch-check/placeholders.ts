import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Finding } from './finding.ts';
import { inventedNames, mayStay, sampleAt } from './sampleRecord.ts';

/** Why a value can't go live, whether or not it is marked. */
type Fault = Pick<Finding, 'group'> & { why: string };

type Rule = (text: string, path: readonly (string | number)[], file: string) => Fault | false | undefined;

/** The files that say who the agency is and what it has done, in each language. */
const aboutTheAgency = /(^|\/)(agency\.yaml|(clients|testimonials|pages|legal)\/[^/]+)$/;

/** What labels and errors say: there name@example.com shows how an address is written. */
const isWording = /(^|\/)words\/[^/]+$/;

/** Names that lead nowhere: RFC 2606 and 6761 reserve them, and "your-agency" stands in our own examples. */
const leadsNowhere =
  /(\bexample\.(com|org|net|edu|in)\b|(@|:\/\/)([\w-]+\.)*([\w-]+\.(test|invalid|example|localhost|local)|localhost|127\.0\.0\.1|\[::1\]|your-?(agency|company|name|site)(\.[\w.-]+)?)(?=[:/\s]|$))/i;

/** The last part of a social address that is nobody's: the network's front page, or a stand-in. */
const nobodysPage = /^(|example|your.*|username|profile|page|company|in|pages)$/i;

const standIn =
  /^(the |your )?(founder|client|customer|owner|agency|company|person|full|first|your)(['’]?s)?[ -]name$|\blorem ipsum\b|\b(TODO|TBD|FIXME|XXX+)\b/i;

const rules: Rule[] = [
  (text, [first], file) =>
    file === 'content/agency.yaml' &&
    first === 'phones' &&
    !parsePhoneNumberFromString(text)?.isValid() && { group: 'reach', why: 'a number that nobody can dial' },
  (text, _, file) =>
    !isWording.test(file) &&
    leadsNowhere.test(text) && { group: 'reach', why: 'an example address that leads nowhere' },
  (text, [first], file) =>
    file === 'content/agency.yaml' &&
    first === 'social' &&
    nobodysPage.test(lastPart(text)) && { group: 'reach', why: "nobody's page" },
  (text, [first], file) =>
    file === 'content/agency.yaml' &&
    first === 'delivery' &&
    text === 'simulated' && { group: 'delivery', why: 'the form sends nothing' },
  (text, path, file) =>
    text === sampleAt(file, path) && !mayStay(file, path) && { group: groupOf(file, path), why: 'a sample' },
  (text, path, file) =>
    aboutTheAgency.test(file) &&
    [...inventedNames].some((name) => text.includes(name)) && {
      group: groupOf(file, path),
      why: 'an invented name',
    },
  (text, path, file) =>
    aboutTheAgency.test(file) &&
    (standIn.test(text) || (path[0] === 'address' && /\bsample\b|^0/i.test(text))) && {
      group: groupOf(file, path),
      why: 'a stand-in',
    },
];

/** What is wrong with a value in itself: a number that can't be dialled, example.com, an invented name. */
export function faultOf(file: string, path: readonly (string | number)[], value: unknown): Fault | undefined {
  if (typeof value !== 'string') return undefined;
  for (const rule of rules) {
    const fault = rule(value, path, file);
    if (fault) return fault;
  }
  return undefined;
}

/** The heading under which a sample value of this place stands. */
export function groupOf(file: string, path: readonly (string | number)[]): Finding['group'] {
  if (/\/legal\//.test(file)) return 'legal';
  if (/(^|\/)(clients|testimonials)\/|pages\/clients\.yaml/.test(file)) return 'clients';
  return /client/i.test(String(path[0])) ? 'clients' : 'sample';
}

function lastPart(address: string): string {
  const { pathname } = URL.parse(address) ?? { pathname: '' };
  return pathname.split('/').filter(Boolean).at(-1) ?? '';
}
