import words from '../../../content/words/forms.yaml?both,home';
import { HomeMessageForm, type HomeMessageFormProps } from './HomeMessageForm.tsx';

/** The home page's form in English. */
export default function HomeMessageFormEnglish(props: HomeMessageFormProps) {
  return <HomeMessageForm {...props} words={words} />;
}
