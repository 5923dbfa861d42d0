import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import { legalPages } from '#navigation/links.ts';

type Props = {
  className: string | undefined;
  /** Contains the placeholder `{privacy}`. */
  text: string;
  /** The words of the link that stands there. */
  link: string;
};

/** What happens to what is written in a form (specification 14.7). */
export function PrivacyLine({ className, text, link }: Props) {
  return (
    <p className={className}>
      <Sentence text={text} parts={{ privacy: <a href={legalPages.privacy}>{link}</a> }} />
    </p>
  );
}
