import type { Link } from '#navigation/link.ts';

type Props = { link: Link; className?: string | undefined };

export const TextLink = ({ link: { href, label, accessibleName, lang, hrefLang }, className }: Props) => (
  <a className={className} href={href} aria-label={accessibleName} lang={lang} hrefLang={hrefLang}>
    {label}
  </a>
);
