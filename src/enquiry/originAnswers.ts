import type { EnquiryKind } from './enquiry.ts';
import { type OpeningWords, type Origin, openingSentence } from './origin.ts';

/** The answers that an origin has something to say to. `location` is the hidden field of specification 5.7. */
export type OriginAnswers = { location: string; preferredLocation: string; message: string };

/**
 * The answers with what is known of the origin, never over what the visitor wrote: the city's slug, the preferred location
 * that covers it (`coveringLocation`), and a first sentence.
 */
export const withOrigin = (
  { preferredLocation, message }: OriginAnswers,
  kind: EnquiryKind,
  origin: Origin,
  coveringLocation: string | undefined,
  writing: OpeningWords,
): OriginAnswers => ({
  location: origin.kind === 'city' ? origin.slug : '',
  preferredLocation: preferredLocation || (coveringLocation ?? ''),
  message: isUntouched(message, origin, writing) ? openingSentence(origin, kind, writing) : message,
});

/** The answers without all that, as far as the visitor has not made it their own. */
export const withoutOrigin = (
  { preferredLocation, message }: OriginAnswers,
  origin: Origin,
  coveringLocation: string | undefined,
  writing: OpeningWords,
): OriginAnswers => ({
  location: '',
  preferredLocation: preferredLocation === coveringLocation ? '' : preferredLocation,
  message: isUntouched(message, origin, writing) ? '' : message,
});

/** True while the message holds nothing of the visitor's own: it is empty, or an offered sentence. */
const isUntouched = (message: string, origin: Origin, writing: OpeningWords) =>
  [
    '',
    openingSentence(origin, 'application', writing),
    openingSentence(origin, 'hiring-request', writing),
  ].includes(message);
