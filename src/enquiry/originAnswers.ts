import type { EnquiryKind } from './enquiry.ts';
import { type OpeningWords, type Origin, openingSentence } from './origin.ts';

/** The answers that an origin can fill in. `location` is the hidden field of specification 5.7. */
export type OriginAnswers = { location: string; preferredLocation: string; message: string };

/**
 * Fills in the city's slug, the preferred location that covers the city (`coveringLocation`), and an opening
 * sentence. It never overwrites what the visitor chose or wrote.
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

/** Removes what `withOrigin` filled in, unless the visitor has changed it. */
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

/** True if the message is empty or an unchanged opening sentence. */
const isUntouched = (message: string, origin: Origin, writing: OpeningWords) =>
  [
    '',
    openingSentence(origin, 'application', writing),
    openingSentence(origin, 'hiring-request', writing),
  ].includes(message);
