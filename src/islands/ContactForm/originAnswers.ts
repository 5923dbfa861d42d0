import type { EnquiryKind } from '#enquiry/enquiry.ts';
import { type OpeningWords, type Origin, openingSentence } from '#enquiry/origin.ts';
import { controlOf } from './fields.ts';

const locationField = (form: HTMLFormElement) => form.elements.namedItem('location') as HTMLInputElement;

/** True while the message holds nothing of the visitor's own: it is empty, or an offered sentence. */
const isUntouched = (message: string, origin: Origin, writing: OpeningWords) =>
  [
    '',
    openingSentence(origin, 'application', writing),
    openingSentence(origin, 'hiring-request', writing),
  ].includes(message);

/**
 * Puts what is known of the origin into the form, never over what the visitor wrote: the hidden `location` of SPEC 3, the
 * preferred location that covers a city, and a first sentence.
 */
export function offerOrigin(
  form: HTMLFormElement,
  kind: EnquiryKind,
  origin: Origin,
  place: string | undefined,
  writing: OpeningWords,
): void {
  locationField(form).value = origin.kind === 'city' ? origin.slug : '';
  const preferred = controlOf(form, 'preferredLocation');
  if (place && !preferred.value) preferred.value = place;
  const message = controlOf(form, 'message');
  if (isUntouched(message.value, origin, writing)) message.value = openingSentence(origin, kind, writing);
}

/** Takes it all out again, as far as the visitor has not made it their own. */
export function dropOrigin(
  form: HTMLFormElement,
  origin: Origin,
  place: string | undefined,
  writing: OpeningWords,
): void {
  locationField(form).value = '';
  const preferred = controlOf(form, 'preferredLocation');
  if (preferred.value === place) preferred.value = '';
  const message = controlOf(form, 'message');
  if (isUntouched(message.value, origin, writing)) message.value = '';
}
