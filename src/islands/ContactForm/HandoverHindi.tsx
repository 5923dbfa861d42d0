import words from '../../../content/hi/words/forms.yaml?handover';
import { PhoneHandover, type PhoneHandoverProps } from './PhoneHandover.tsx';

/** The dialog's part for laptops in Hindi. */
export default function HandoverHindi(props: PhoneHandoverProps) {
  return <PhoneHandover {...props} words={words} />;
}
