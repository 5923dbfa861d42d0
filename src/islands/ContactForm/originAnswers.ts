import type { EnquiryKind } from '#enquiry/enquiry.ts';
import type { OpeningWords, Origin } from '#enquiry/origin.ts';
import { type OriginAnswers, withOrigin, withoutOrigin } from '#enquiry/originAnswers.ts';
import { controlOf } from './fields.ts';

const locationField = (form: HTMLFormElement) => form.elements.namedItem('location') as HTMLInputElement;

const read = (form: HTMLFormElement): OriginAnswers => ({
  location: locationField(form).value,
  preferredLocation: controlOf(form, 'preferredLocation').value,
  message: controlOf(form, 'message').value,
});

/** Writes what differs: a text field that is written to loses the place of its caret. */
function write(form: HTMLFormElement, { location, ...answers }: OriginAnswers): void {
  locationField(form).value = location;
  for (const field of ['preferredLocation', 'message'] as const) {
    const control = controlOf(form, field);
    if (control.value !== answers[field]) control.value = answers[field];
  }
}

/** Puts what is known of the origin into the form, never over what the visitor wrote. */
export function offerOrigin(
  form: HTMLFormElement,
  kind: EnquiryKind,
  origin: Origin,
  coveringLocation: string | undefined,
  writing: OpeningWords,
): void {
  write(form, withOrigin(read(form), kind, origin, coveringLocation, writing));
}

/** Takes it all out again, as far as the visitor has not made it their own. */
export function dropOrigin(
  form: HTMLFormElement,
  origin: Origin,
  coveringLocation: string | undefined,
  writing: OpeningWords,
): void {
  write(form, withoutOrigin(read(form), origin, coveringLocation, writing));
}
