import type { z } from 'astro/zod';
import { agency } from '#schemas/agency.ts';
import { canBeDialled } from '#schemas/phone.ts';
import { slugified } from '#schemas/slug.ts';
import type { Path } from '../yaml/readValues.ts';
import { isAboutAgency } from './sample.ts';

/** Addresses that nobody can have: names reserved by RFC 2606 and RFC 6761. */
const reservedAddress =
  /(\bexample\.(com|org|net)\b|(@|:\/\/)([\w-]+\.)*([\w-]+\.(test|invalid|example|localhost|local)|localhost|127\.0\.0\.1|\[::1\])(?=[:/\s]|$))/i;

/** A network's front page, which is nobody's own. */
const frontPage = /^https:\/\/[^/]+(\/(profile|page|company|in|pages))*\/?$/i;

/** Names from our examples, which somebody may have. */
const exampleAddress =
  /\bexample\.(edu|in)\b|(@|:\/\/)([\w-]+\.)*your-?(agency|company|name|site)(\.[\w.-]+)?(?=[:/\s]|$)/i;

/** A social address as examples have it. */
const examplePage = /^https:\/\/[^/]+(\/\w+)*\/(example|your[^/]*|username)\/?$/i;

const placeholderText =
  /^(the |your )?(founder|client|customer|owner|agency|company|person|full|first|your)(['’]?s)?[ -]name$|\blorem ipsum\b|\b(TODO|TBD|FIXME|XXX+)\b/i;

/** The beginning of each text in the examples from which a new entry of the content editor starts. */
const exampleText = /^Example:/;

/** A text that says of itself that it is not real, in both languages. */
const sampleText =
  /\b(sample (data|names|clients?|testimonials?)|invented for this preview)\b|नमूना है|नमूने (की|के (लिए बनाए|क्लाइंट))/i;
/** A name of the sample that says what belongs there: "Client's name". A sentence may have the same words. */
const labelName = /\bname\b|नाम$/i;
/** The field that makes a page show the label "Sample". */
export const sampleField = 'sample';

/** The example in a field's help. */
const exampleOf = (field: z.ZodType) => /Example: (.+)\.$/.exec(field.meta()?.description ?? '')?.[1] ?? '';

const { name, founder, address, claims } = agency.shape;
const exampleSlug = slugified(exampleOf(name));

/** The names in the examples of the forms and the documents, also as they would stand in an address. */
const exampleNames = [
  exampleOf(name),
  exampleOf(founder.shape.name),
  exampleOf(address.shape.street).split(',')[0] ?? '',
  exampleOf(claims.unwrap().shape.basis.unwrap()),
  exampleSlug,
  exampleSlug.replaceAll('-', ''),
];

/**
 * The reason why a value can not be the agency's own, whether it was confirmed or not, such as "a form that sends
 * nothing". Undefined if it can be.
 *
 * @param file the file's path in the content
 * @param sampleNames names of the sample that no other agency has
 */
export function placeholderReason(
  file: string,
  path: Path,
  value: unknown,
  sampleNames: readonly string[],
): string | undefined {
  if (value === true && path.at(-1) === sampleField) return 'a sample, and the page says so';
  if (typeof value !== 'string') return undefined;
  if (exampleText.test(value)) return 'an example text';
  // Labels and validation errors may show an example address: name@example.com.
  if (!/(^|\/)words\//.test(file) && reservedAddress.test(value)) return 'an example address, not a real one';
  if (isNamed(value, sampleNames) && isAboutAgency(file)) return 'a name of the sample';
  if (isPhone(file, path) && !canBeDialled(value)) return 'a number that can not be dialled';
  // No page says again what this file says, so nobody reads it back.
  if (file === 'hi/agency.yaml' && isInWrongScript(file, value)) return 'letters of the other language';
  if (file !== 'agency.yaml') return undefined;
  if (path[0] === 'social' && frontPage.test(value)) return "the network's front page, not your own page";
  return path[0] === 'delivery' && value === 'simulated' ? 'a form that sends nothing' : undefined;
}

/** True for a value that looks like an example, and may be right all the same: its owner confirms it. */
export function isLikeExample(file: string, path: Path, value: unknown): boolean {
  if (typeof value !== 'string' || !isAboutAgency(file)) return false;
  return (
    isInWrongScript(file, value) ||
    exampleNames.some((name) => value.includes(name)) ||
    [exampleAddress, placeholderText, sampleText].some((pattern) => pattern.test(value)) ||
    (isPhone(file, path) && isTypedToFill(value)) ||
    (file === 'agency.yaml' && path[0] === 'social' && examplePage.test(value))
  );
}

const isNamed = (value: string, names: readonly string[]) =>
  names.some((name) => (labelName.test(name) ? value === name : value.includes(name)));

const isPhone = (file: string, path: Path) =>
  isAboutAgency(file) && /^phones?$/.test(String(path.findLast((key) => typeof key === 'string')));

/** Devanagari in an English text, or English words only in a Hindi one: that may name a product, but not the agency. */
function isInWrongScript(file: string, value: string): boolean {
  const hasDevanagari = /\p{Script=Devanagari}/u.test(value);
  if (!file.startsWith('hi/')) return hasDevanagari;
  const words = value.split(/\s+/).filter((word) => /^[a-z]{2,}[.,]?$/i.test(word));
  return !hasDevanagari && words.length >= (file === 'hi/agency.yaml' ? 1 : 3);
}

/** True for one of our example numbers, and for one that somebody may have typed to fill the field. */
function isTypedToFill(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  return /987654321\d$|(\d)\1{5}/.test(digits) || '123456789012345'.includes(digits.slice(-10));
}
