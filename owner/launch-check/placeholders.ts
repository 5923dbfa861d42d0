import { relative } from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { Path } from '../yaml/readYaml.ts';
import { notForLaunch } from './sampleTexts.ts';

/** Names that lead nowhere: RFC 2606 and RFC 6761 reserve them, and "your-agency" stands in our own examples. */
const leadsNowhere =
  /(\bexample\.(com|org|net|edu|in)\b|(@|:\/\/)([\w-]+\.)*([\w-]+\.(test|invalid|example|localhost|local)|localhost|127\.0\.0\.1|\[::1\]|your-?(agency|company|name|site)(\.[\w.-]+)?)(?=[:/\s]|$))/i;

/** The last part of a social address that is nobody's: the network's front page, or a stand-in. */
const nobodysPage = /^https:\/\/[^/]+(\/(example|your[^/]*|username|profile|page|company|in|pages))*\/?$/i;

const standIn =
  /^(the |your )?(founder|client|customer|owner|agency|company|person|full|first|your)(['’]?s)?[ -]name$|\blorem ipsum\b|\b(TODO|TBD|FIXME|XXX+)\b/i;

/** The numbers that stand in our examples, and that could be anybody's. */
const exampleNumber = /987654321\d$/;

/**
 * Why a value can't go live, whether or not it is marked: "a number that nobody can dial".
 * `undefined` where nothing is wrong with it.
 */
export function placeholderReason(file: string, path: Path, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const contentPath = relative(contentFolder, file);
  // Labels and errors show how an address is written: name@example.com.
  if (!/(^|\/)words\//.test(contentPath) && leadsNowhere.test(value))
    return 'an example address that leads nowhere';
  if (!/(^|\/)(agency\.yaml$|(clients|testimonials|pages|legal)\/)/.test(contentPath)) return undefined;
  if (notForLaunch.some((text) => value.includes(text)) || standIn.test(value)) return 'a sample';
  if (contentPath !== 'agency.yaml') return undefined;
  const [first] = path;
  if (path.includes('phones') || path.includes('phone')) {
    const isExample = exampleNumber.test(value.replace(/\D/g, ''));
    if (isExample || !parsePhoneNumberFromString(value)?.isValid())
      return 'a number that nobody at the agency answers';
  }
  if (first === 'social' && nobodysPage.test(value)) return "nobody's page";
  if (first === 'address' && /\bsample\b|^0/i.test(value)) return 'a sample';
  if (first === 'legal' && /0{5}/.test(value)) return 'a sample';
  if (first === 'delivery' && value === 'simulated') return 'a form that sends nothing';
  return undefined;
}
