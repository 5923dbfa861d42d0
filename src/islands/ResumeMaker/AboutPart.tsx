import { memo } from 'react';
import { isLongPhone } from '#enquiry/phone.ts';
import { EmailField } from '#form/EmailField/EmailField.tsx';
import type { Resume, TextField } from '#resume/resume.ts';
import { useMaking } from './makingContext.ts';
import styles from './ResumeMaker.module.css';
import { fieldFacts, TextBox } from './TextBox.tsx';

/** "About you": the name and the phone are all that a resume needs. */
export const AboutPart = memo(({ texts }: Pick<Resume, 'texts'>) => {
  const making = useMaking();
  const { act, words } = making;
  const { about } = words;
  const box = (field: Exclude<TextField, 'papers' | 'tools'>) => ({
    name: field,
    label: about[field],
    text: texts[field],
    onText: (text: string) => act({ type: 'wrote', field, text }),
  });
  const { name, label, text, onText } = box('email');
  return (
    <div className={styles.part}>
      <h3>{about.title}</h3>
      <TextBox {...box('name')} hint={about.nameHint} required autoComplete="name" />
      <TextBox
        {...box('phone')}
        required
        type="tel"
        autoComplete="tel"
        question={isLongPhone(texts.phone) ? words.phoneLong : ''}
      />
      <EmailField
        field={{ ...fieldFacts(name, making), label, hint: about.emailHint }}
        value={text}
        onText={onText}
        words={words}
      />
      <TextBox {...box('town')} autoComplete="address-level2" />
    </div>
  );
});
