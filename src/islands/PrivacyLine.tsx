import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import { addressIn, type Language } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';

type Props = {
  className: string | undefined;
  /** Contains the placeholder `{privacy}`. */
  text: string;
  /** The words of the link that stands there. */
  link: string;
  language: Language;
};

/** What happens to what is written in a form (specification 14.7). */
export function PrivacyLine({ className, text, link, language }: Props) {
  const privacy = <a href={addressIn(language, legalPages.privacy)}>{link}</a>;
  return (
    <p className={className}>
      <Sentence text={text} parts={{ privacy }} />
    </p>
  );
}
