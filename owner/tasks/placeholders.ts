import { canBeDialled } from '#schemas/phone.ts';
import type { Path } from '../yaml/readValues.ts';
import { isAboutAgency } from './aboutAgency.ts';

/** Addresses that nobody can have: names reserved by RFC 2606 and RFC 6761. */
const reservedAddress =
  /(\bexample\.(com|org|net)\b|(@|:\/\/)([\w-]+\.)*([\w-]+\.(test|invalid|example|localhost|local)|localhost|127\.0\.0\.1|\[::1\])(?=[:/\s]|$))/i;

/** A network's front page, which is nobody's own. */
const frontPage = /^https:\/\/[^/]+(\/(profile|page|company|in|pages))*\/?$/i;

/** The beginning of each text in the examples from which a new entry on the desk starts. */
const exampleText = /^Example:/;

/** The field that makes a page show the label "Sample". */
export const sampleField = 'sample';

/** Names of the sample, which no text of another agency has: its own, its numbers and street, and its clients. */
const sampleNames =
  /Sangam Talent Partners|U78100DL2014PTC000000|07AAACS0000A1Z0|00 Sample Marg|Aravalli Home Foods|Blue Pier Logistics|Chinar Diagnostics|Dhruva Systems|Gulmohar Publishing|Indus Lane Retail|Kaveri Precision Works|Monsoon Telecom|Saffron Street Media|Tamarind Learning/;

/** What the sample writes in the place of a name. A sentence may have the same words. */
const labels = ["Client's name", "Founder's name", 'Name of the person', 'क्लाइंट का नाम', 'संस्थापक का नाम'];

/**
 * The reason why a value can not be the agency's own, whether it was confirmed or not, such as "a form that sends
 * nothing". Undefined if it can be.
 *
 * @param file the file's path in the content
 */
export function placeholderReason(file: string, path: Path, value: unknown): string | undefined {
  // A legal text is a sample until it was read.
  if (value === true && path.at(-1) === sampleField && !file.startsWith('legal/'))
    return 'a sample, and the page says so';
  if (typeof value !== 'string') return undefined;
  if (exampleText.test(value)) return 'an example text';
  // Labels and validation errors may show an example address: name@example.com.
  if (!/(^|\/)words\//.test(file) && reservedAddress.test(value)) return 'an example address, not a real one';
  if (isAboutAgency(file) && (labels.includes(value) || sampleNames.test(value)))
    return 'a name of the sample';
  if (isPhone(file, path) && !canBeDialled(value)) return 'a number that can not be dialled';
  if (file !== 'agency.yaml') return undefined;
  if (path[0] === 'social' && frontPage.test(value)) return "the network's front page, not your own page";
  return path[0] === 'delivery' && value === 'simulated' ? 'a form that sends nothing' : undefined;
}

const isPhone = (file: string, path: Path) =>
  isAboutAgency(file) && /^phones?$/.test(String(path.findLast((key) => typeof key === 'string')));
