import words from '../../../content/hi/words/forms.yaml?both,home';
import { HomeMessageForm, type HomeMessageFormProps } from './HomeMessageForm.tsx';

/** The home page's form in Hindi. */
export default function HomeMessageFormHindi(props: HomeMessageFormProps) {
  return <HomeMessageForm {...props} words={words} />;
}
