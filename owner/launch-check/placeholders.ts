import { relative } from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { Path } from '../yaml/readYaml.ts';
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

/** The phone numbers in our examples. They may belong to somebody. */
const exampleNumber = /987654321\d$/;

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
  if (contentPath !== 'agency.yaml') return undefined;
  const [first] = path;
  if (path.includes('phones') || path.includes('phone')) {
    const isExample = exampleNumber.test(value.replace(/\D/g, ''));
    if (isExample || !parsePhoneNumberFromString(value)?.isValid())
      return 'an example number or a number that can not be dialled';
  }
  if (first === 'social' && notOwnPage.test(value))
    return "an example or the network's front page, not your own page";
  if (first === 'address' && /\bsample\b|^0/i.test(value)) return 'a sample';
  if (first === 'legal' && /0{5}/.test(value)) return 'a sample';
  if (first === 'delivery' && value === 'simulated') return 'a form that sends nothing';
  return undefined;
}
