import { memo } from 'react';
import { isLongPhone } from '#enquiry/phone.ts';
import { EmailField } from '#form/EmailField/EmailField.tsx';
import type { Resume, TextField } from '#resume/resume.ts';
import layout from '#styles/layout.module.css';
import { useMaking } from './makingContext.ts';
import { partId } from './PartsNav/PartsNav.tsx';
import { TextBox } from './TextBox.tsx';

export const AboutPart = memo(({ texts }: Pick<Resume, 'texts'>) => {
  const { act, factsOf, words } = useMaking();
  const { about } = words;
  const box = (field: Exclude<TextField, 'ownWork' | 'papers' | 'tools'>) => ({
    name: field,
    label: about[field],
    text: texts[field],
    onText: (text: string) => act({ type: 'wrote', field, text }),
  });
  const { name, label, text, onText } = box('email');
  return (
    <div className={layout.stackLoose} id={partId('about')} tabIndex={-1}>
      <h3>{about.title}</h3>
      <TextBox {...box('name')} hint={about.nameHint} required autoComplete="name" capitals="name" />
      <TextBox
        {...box('phone')}
        required
        type="tel"
        autoComplete="tel"
        question={isLongPhone(texts.phone) ? words.phoneLong : ''}
      />
      <EmailField
        field={{ ...factsOf(name), label, hint: about.emailHint, required: false }}
        value={text}
        onText={onText}
        words={words}
      />
      <TextBox {...box('town')} hint={about.townHint} autoComplete="address-level2" />
    </div>
  );
});
