import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import { telLink } from '#enquiry/contactLinks.ts';
import type { EnquiryKind } from '#enquiry/enquiry.ts';
import type { EnquiryState } from '#enquiry/enquiryState.ts';
import type { EnquirySettings } from '#enquiry/enquiryView.ts';
import { quickChatLink } from '#enquiry/handOff.ts';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';

type Props = { state: EnquiryState; settings: EnquirySettings; words: ContactWords };

/** For people without a resume or an email address (specification 5.9). A link a mode: they work before hydration. */
export function QuickChat({ state, settings, words }: Props) {
  const way = (kind: EnquiryKind, className: string | undefined) => (
    <span className={className}>
      <Sentence
        text={words[kind].quick}
        parts={{
          chat: (
            <a href={quickChatLink(kind, words[kind].quickMessage, state, settings)}>{words.quickChat}</a>
          ),
          phone: <a href={telLink(settings.phone)}>{settings.phone}</a>,
        }}
      />
    </span>
  );
  return (
    <p className={styles.quick}>
      {way('application', styles.onlySeekers)}
      {way('hiring-request', styles.onlyEmployers)}
    </p>
  );
}
