import { controlName } from '#resume/controlName.ts';
import { type EntryLists, languageSkills, offeredLanguages, type Resume } from '#resume/resume.ts';
import { CheckBox } from './CheckBox.tsx';
import { Entries } from './Entries.tsx';
import { useMaking } from './makingContext.ts';
import styles from './ResumeMaker.module.css';
import { TextBox } from './TextBox.tsx';

type Spoken = EntryLists['languages'];

/** "Languages": two that are always offered, and others. */
export function LanguagesPart({ languages }: Pick<Resume, 'languages'>) {
  const { act, words } = useMaking();
  const labels = words.languages;
  const write = (index: number, change: Partial<Spoken>) =>
    act({ type: 'entryWrote', list: 'languages', index, change });
  const skills = (entry: Spoken, index: number) => (
    <div className={styles.skills}>
      {languageSkills.map((skill) => (
        <CheckBox
          key={skill}
          name={controlName.entry('languages', index, skill)}
          checked={entry[skill]}
          onCheck={(checked) => write(index, { [skill]: checked })}
        >
          {labels[skill]}
        </CheckBox>
      ))}
    </div>
  );
  return (
    <div className={styles.part}>
      <h3>{labels.title}</h3>
      {offeredLanguages.map((language, index) => {
        const entry = languages[index];
        return (
          entry && (
            <fieldset className={styles.language} key={language}>
              <legend>{labels.names[language]}</legend>
              {skills(entry, index)}
            </fieldset>
          )
        );
      })}
      <Entries list="languages" entries={languages} fixed={offeredLanguages.length} add={labels.add}>
        {(entry, index) => (
          <>
            <TextBox
              name={controlName.entry('languages', index, 'language')}
              label={labels.language}
              text={entry.language}
              onText={(language) => write(index, { language })}
            />
            {skills(entry, index)}
          </>
        )}
      </Entries>
    </div>
  );
}
