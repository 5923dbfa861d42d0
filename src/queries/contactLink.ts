import type { screenParts } from '#enquiry/landingKinds.ts';
import { originQuery } from '#enquiry/origin.ts';
import { addressOf } from '#navigation/pages.ts';
import type { Site } from '#site/site.ts';

type Audience = 'employers' | 'seekers';

export const audiencesOf = (audience: Audience | 'both'): readonly Audience[] =>
  audience === 'both' ? ['employers', 'seekers'] : [audience];

/** The link to the contact form in an audience's mode, which then names the part of a screen that the link belongs to. */
export const contactLink = (
  { language }: Site,
  audience: Audience,
  label: string,
  part: { kind: (typeof screenParts)[number]; slug: string; name: string },
) => ({
  href: `${addressOf('contact', language)}?for=${audience}&${originQuery(part.kind, part.slug)}`,
  label,
  accessibleName: `${label}: ${part.name}`,
});
