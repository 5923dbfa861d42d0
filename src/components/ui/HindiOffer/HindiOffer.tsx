type Props = { text?: string; label: string; href: string };

/** A Hindi line on an English page, with a link to Hindi (specification 13.7). */
export function HindiOffer({ text, label, href }: Props) {
  return (
    <p lang="hi">
      {text}{' '}
      <a href={href} hrefLang="hi">
        {label}
      </a>
    </p>
  );
}
