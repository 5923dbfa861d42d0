import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import type { Language } from '#navigation/languages.ts';
import { addressOf } from '#navigation/pages.ts';

type Props = {
  className: string | undefined;
  /** `notice` contains the placeholder `{privacy}`, where the link stands. */
  words: { notice: string; noticeLink: string };
  language: Language;
};

/** What happens to what is written in a form, before its first field (specification 14.7). */
export function PrivacyLine({ className, words, language }: Props) {
  const privacy = <a href={addressOf('privacy', language)}>{words.noticeLink}</a>;
  return (
    <p className={className}>
      <Sentence text={words.notice} parts={{ privacy }} />
    </p>
  );
}
