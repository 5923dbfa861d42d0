import { fillIn } from '#writing/fillIn.ts';
import type { EnquiryKind } from './enquiry.ts';
import { type LandingKind, landingKinds, type screenParts } from './landingKinds.ts';

export type OriginKind = LandingKind | (typeof screenParts)[number];

/** The page, or the part of a screen, from which a visitor came to the contact form. */
export type Origin = { kind: OriginKind; slug: string; label: string };

/** The origin as the address of the contact page gives it, not yet looked up. */
export type OriginPath = { href: string; isCity: boolean };

const slugPattern = '[a-z0-9-]{1,80}';

const kinds = Object.keys(landingKinds).join('|');
const folders = [...new Set(Object.values(landingKinds).map(({ folder }) => folder))].join('|');

/** The query with which a page links to the contact form: `location=agra`, `about=jobs/delivery`, `about=people/asha`. */
export const originQuery = (kind: OriginKind, slug: string) =>
  kind === 'city'
    ? `location=${slug}`
    : `about=${kind in landingKinds ? landingKinds[kind as LandingKind].folder : kind}/${slug}`;

/** Reads what `originQuery` writes. Every other value is ignored, because anybody can write the query of a link. */
export function originPath(search: string): OriginPath | undefined {
  const query = new URLSearchParams(search);
  const city = query.get('location') ?? '';
  if (new RegExp(`^${slugPattern}$`).test(city))
    return { href: `/${landingKinds.city.folder}/${city}`, isCity: true };
  const about = query.get('about') ?? '';
  if (new RegExp(`^(${folders})/${slugPattern}$`).test(about)) return { href: `/${about}`, isCity: false };
  return undefined;
}

/** What a landing page is about, with its name in Hindi if an English page knows it. */
export type Subject = { kind: LandingKind; label: string; hindi?: string | undefined };

/** The attributes of a landing page's `<main>` that say what it is about. `subjectOf` reads them, in this order. */
export const subjectAttributes = ({ kind, label, hindi }: Subject) => ({
  'data-kind': kind,
  'data-subject': label,
  'data-hindi': hindi,
});

const characters = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** What a page is about, by its `<main>` tag. A regular expression: the security policy lets no script parse HTML. */
export function subjectOf(page: string): Subject | undefined {
  const [, kind, label, hindi] =
    new RegExp(`<main\\b[^>]* data-kind="(${kinds})" data-subject="([^"]+)"(?: data-hindi="([^"]+)")?`).exec(
      page,
    ) ?? [];
  return label === undefined
    ? undefined
    : { kind: kind as LandingKind, label: unescaped(label), hindi: hindi && unescaped(hindi) };
}

const unescaped = (attribute: string) =>
  attribute.replace(/&(amp|quot|lt|gt);/g, (_, name: keyof typeof characters) => characters[name]);

/** The opening sentences by kind of origin and kind of enquiry. Each contains the placeholder `{label}`. */
export type OpeningWords = Record<
  'city' | 'job' | 'company' | 'services' | 'people',
  Record<EnquiryKind, string>
>;

/** The sentence that an empty message begins with, so that the agency learns what the enquiry is about. */
export const openingSentence = ({ kind, label }: Origin, writer: EnquiryKind, writing: OpeningWords) =>
  fillIn(writing[kind === 'department' || kind === 'industries' ? 'job' : kind][writer], { label });
