import { Sentence } from '#components/ui/Sentence/Sentence.tsx';
import { whatsappLink } from '#enquiry/contactLinks.ts';
import type { EnquiryKind } from '#enquiry/enquiry.ts';
import { type Origin, openingSentence } from '#enquiry/origin.ts';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';

type Props = { phone: string; hours: string; origin: Origin | null | undefined; words: ContactWords };

/**
 * A chat for people without a resume or an email address (specification 5.9). The text says who writes and which page
 * they come from. There is a link for each mode, so that they work before the form is hydrated.
 */
export function QuickChat({ phone, hours, origin, words }: Props) {
  const link = (kind: EnquiryKind, className: string | undefined) => {
    const about = origin ? ` ${openingSentence(origin, kind, words.writing)}` : '';
    return (
      <a className={className} href={whatsappLink(phone, `${words[kind].quickMessage}${about}`)}>
        {words.quickChat}
      </a>
    );
  };
  return (
    <p className={styles.quick}>
      <Sentence
        text={words.quick}
        parts={{
          chat: (
            <>
              {link('application', styles.quickSeekers)}
              {link('hiring-request', styles.quickEmployers)}
            </>
          ),
        }}
      />{' '}
      <span>{hours}</span>
    </p>
  );
}
