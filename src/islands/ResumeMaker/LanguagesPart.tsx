import { memo } from 'react';
import { controlName } from '#resume/controlName.ts';
import { type EntryLists, languageSkills, offeredLanguages, type Resume } from '#resume/resume.ts';
import { CheckBox } from './CheckBox.tsx';
import { Entries } from './Entries.tsx';
import { useMaking } from './makingContext.ts';
import styles from './ResumeMaker.module.css';
import { TextBox } from './TextBox.tsx';

type EntryProps = { entry: EntryLists['languages']; index: number };

/** "Languages": two that are always offered, and others. */
export const LanguagesPart = memo(({ languages }: Pick<Resume, 'languages'>) => {
  const labels = useMaking().words.languages;
  return (
    <div className={styles.part}>
      <h3>{labels.title}</h3>
      {offeredLanguages.map((language, index) => {
        const entry = languages[index];
        return (
          entry && (
            <fieldset className={styles.language} key={language}>
              <legend>{labels.names[language]}</legend>
              <Skills entry={entry} index={index} />
            </fieldset>
          )
        );
      })}
      <Entries
        list="languages"
        entries={languages}
        fixed={offeredLanguages.length}
        add={labels.add}
        Fields={LanguageFields}
      />
    </div>
  );
});

const LanguageFields = memo(({ entry, index }: EntryProps) => {
  const { act, words } = useMaking();
  return (
    <>
      <TextBox
        name={controlName.entry('languages', index, 'language')}
        label={words.languages.language}
        text={entry.language}
        onText={(language) => act({ type: 'entryWrote', list: 'languages', index, change: { language } })}
      />
      <Skills entry={entry} index={index} />
    </>
  );
});

const Skills = ({ entry, index }: EntryProps) => {
  const { act, words } = useMaking();
  return (
    <div className={styles.skills}>
      {languageSkills.map((skill) => (
        <CheckBox
          key={skill}
          name={controlName.entry('languages', index, skill)}
          checked={entry[skill]}
          onCheck={(checked) =>
            act({ type: 'entryWrote', list: 'languages', index, change: { [skill]: checked } })
          }
        >
          {words.languages[skill]}
        </CheckBox>
      ))}
    </div>
  );
};
