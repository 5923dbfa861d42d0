import { relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { Path } from '../yaml/readYaml.ts';
import { isMadeUpPhone, isMadeUpPinCode, isMadeUpRegistration } from './madeUp.ts';
import { notForLaunch } from './sampleTexts.ts';

/** Example addresses: names reserved by RFC 2606 and RFC 6761, and names from our examples. */
const exampleAddress =
  /(\bexample\.(com|org|net|edu|in)\b|(@|:\/\/)([\w-]+\.)*([\w-]+\.(test|invalid|example|localhost|local)|localhost|127\.0\.0\.1|\[::1\]|your-?(agency|company|name|site)(\.[\w.-]+)?)(?=[:/\s]|$))/i;

/** A social address that is not the agency's own page: a network's front page, or an example. */
const notOwnPage = /^https:\/\/[^/]+(\/(example|your[^/]*|username|profile|page|company|in|pages))*\/?$/i;

const placeholderText =
  /^(the |your )?(founder|client|customer|owner|agency|company|person|full|first|your)(['’]?s)?[ -]name$|\blorem ipsum\b|\b(TODO|TBD|FIXME|XXX+)\b/i;

/** The beginning of each text in the examples from which a new entry of the content editor starts. */
const exampleText = /^Example:/;

/**
 * The reason why a value must not be published, with or without a sample mark, such as "a form that sends
 * nothing". `undefined` if nothing is wrong with it.
 */
export function placeholderReason(file: string, path: Path, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (exampleText.test(value)) return 'an example text';
  const contentPath = relative(contentFolder, file);
  // Labels and validation errors may show an example address: name@example.com.
  if (!/(^|\/)words\//.test(contentPath) && exampleAddress.test(value))
    return 'an example address, not a real one';
  if (!/(^|\/)(agency\.yaml$|(clients|testimonials|pages|legal)\/)/.test(contentPath)) return undefined;
  if (notForLaunch.some((text) => value.includes(text)) || placeholderText.test(value)) return 'a sample';
  return contentPath === 'agency.yaml' ? madeUpReason(path, value) : undefined;
}

/** The reason why a value of the agency can't be its own, although it has the right form. */
function madeUpReason(path: Path, value: string): string | undefined {
  const [first] = path;
  const last = path.at(-1);
  if ((first === 'phones' || last === 'phone') && isMadeUpPhone(value))
    return 'an example number or a number that can not be dialled';
  if (first === 'social' && notOwnPage.test(value))
    return "an example or the network's front page, not your own page";
  if ((first === 'address' || last === 'registeredOffice') && /\bsample\b|^0/i.test(value)) return 'a sample';
  if (last === 'postalCode' && isMadeUpPinCode(value)) return 'not a real PIN code';
  if (first === 'legal' && last === 'number' && isMadeUpRegistration(value))
    return 'a number that no register holds';
  if (first === 'delivery' && value === 'simulated') return 'a form that sends nothing';
  return undefined;
}
