import words from '../../../content/words/forms.yaml?both,contact';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const loadHandover = () => import('./HandoverEnglish.tsx');

/** The contact form in English. */
export default function ContactFormEnglish(props: ContactFormProps) {
  return <ContactForm {...props} words={words} loadHandover={loadHandover} />;
}
