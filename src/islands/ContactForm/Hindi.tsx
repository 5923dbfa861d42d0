import words from '../../../content/hi/words/forms.yaml?both,contact';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const loadHandover = () => import('./HandoverHindi.tsx');

/** The contact form in Hindi. */
export default function ContactFormHindi(props: ContactFormProps) {
  return <ContactForm {...props} words={words} loadHandover={loadHandover} />;
}
