import words from '../../../content/words/forms.yaml?handover';
import { PhoneHandover, type PhoneHandoverProps } from './PhoneHandover.tsx';

/** The dialog's part for laptops in English. */
export default function HandoverEnglish(props: PhoneHandoverProps) {
  return <PhoneHandover {...props} words={words} />;
}
