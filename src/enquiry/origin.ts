import type { EnquiryKind } from './enquiry.ts';

/** The landing page that a visitor came to the contact form from. */
export type Origin = { kind: 'city' | 'job' | 'department' | 'company'; slug: string; label: string };

/** What the address of the contact page says of its visitor's origin, not yet looked up. */
export type OriginPath = { href: string; isCity: boolean };

const slug = '[a-z0-9-]{1,80}';

/**
 * Reads `?location=agra` and `?about=jobs/delivery` (or `department/`, `company/`). Anything else, and anything odd, is
 * ignored: the query is the world's to write.
 */
export function originPath(search: string): OriginPath | undefined {
  const query = new URLSearchParams(search);
  const city = query.get('location') ?? '';
  if (new RegExp(`^${slug}$`).test(city)) return { href: `/jobs/${city}`, isCity: true };
  const about = query.get('about') ?? '';
  if (new RegExp(`^(jobs|department|company)/${slug}$`).test(about))
    return { href: `/${about}`, isCity: false };
  return undefined;
}

/** How an attribute writes the characters that mean something in it. */
const characters = { amp: '&', quot: '"', lt: '<', gt: '>' };

/**
 * What a landing page says in its `<main>` tag that it is about. Read as text: the site's policy lets no script parse HTML.
 */
export function subjectOf(page: string): Pick<Origin, 'kind' | 'label'> | undefined {
  const [, kind, subject] =
    /<main\b[^>]* data-kind="(city|job|department|company)" data-subject="([^"]+)"/.exec(page) ?? [];
  const label = subject?.replace(
    /&(amp|quot|lt|gt);/g,
    (_, name: keyof typeof characters) => characters[name],
  );
  return label === undefined ? undefined : { kind: kind as Origin['kind'], label };
}
/** First sentences, by what the page is about and who writes, with `{label}` or `{small}` in its label's place. */
export type OpeningWords = Record<'city' | 'job' | 'company', Record<EnquiryKind, string>>;

/** The sentence that an empty message begins with, so that the agency learns what the enquiry is about. */
export const openingSentence = ({ kind, label }: Origin, writer: EnquiryKind, writing: OpeningWords) =>
  writing[kind === 'department' ? 'job' : kind][writer]
    .replace('{label}', () => label)
    .replace('{small}', () => inSentence(label));

/** "Delivery" is written small inside a sentence; "IT support" and "DevOps engineer" are not. */
function inSentence(label: string): string {
  const [first = ''] = label.split(' ');
  return /[A-Z]/.test(first.slice(1)) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
