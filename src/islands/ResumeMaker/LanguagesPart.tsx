import { memo } from 'react';
import { type EntryLists, languageSkills, offeredLanguages, type Resume } from '#resume/resume.ts';
import layout from '#styles/layout.module.css';
import { CheckBox } from './CheckBox.tsx';
import { Entries } from './Entries.tsx';
import { useMaking } from './makingContext.ts';
import { partId } from './PartsNav/PartsNav.tsx';
import { TextBox } from './TextBox.tsx';
import { useEntry } from './useEntry.ts';

type EntryProps = { entry: EntryLists['languages']; index: number };

export const LanguagesPart = memo(({ languages }: Pick<Resume, 'languages'>) => {
  const labels = useMaking().words.languages;
  return (
    <div className={layout.stackLoose} id={partId('languages')} tabIndex={-1}>
      <h3>{labels.title}</h3>
      {offeredLanguages.map((language, index) => {
        const entry = languages[index];
        return (
          entry && (
            <fieldset key={language}>
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
  const { languages } = useMaking().words;
  const { box } = useEntry('languages', index, entry);
  return (
    <>
      <TextBox {...box('language', languages.language)} />
      <Skills entry={entry} index={index} />
    </>
  );
});

const Skills = ({ entry, index }: EntryProps) => {
  const { words } = useMaking();
  const { nameOf, write } = useEntry('languages', index, entry);
  return (
    <div className={layout.row}>
      {languageSkills.map((skill) => (
        <CheckBox
          key={skill}
          name={nameOf(skill)}
          checked={entry[skill]}
          onCheck={(checked) => write({ [skill]: checked })}
        >
          {words.languages[skill]}
        </CheckBox>
      ))}
    </div>
  );
};
