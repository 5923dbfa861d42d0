import { memo } from 'react';
import { SelectField } from '#components/ui/Field/Field.tsx';
import { type EntryLists, type Resume, schoolLevels } from '#resume/resume.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { Entries } from './Entries.tsx';
import { useMaking } from './makingContext.ts';
import { partId } from './PartsNav/PartsNav.tsx';
import styles from './ResumeMaker.module.css';
import { TextBox } from './TextBox.tsx';
import { useEntry } from './useEntry.ts';

type Schooling = EntryLists['schooling'];

export const SchoolingPart = memo(({ schooling }: Pick<Resume, 'schooling'>) => {
  const { schooling: labels, newestFirst } = useMaking().words;
  return (
    <div className={layout.stackLoose} id={partId('schooling')} tabIndex={-1}>
      <h3>{labels.title}</h3>
      <p className={text.hint}>{newestFirst}</p>
      <Entries list="schooling" entries={schooling} add={labels.add} Fields={SchoolingFields} />
    </div>
  );
});

const SchoolingFields = memo(({ entry, index }: { entry: Schooling; index: number }) => {
  const { factsOf, words } = useMaking();
  const labels = words.schooling;
  const { nameOf, write, box } = useEntry('schooling', index, entry);
  return (
    <>
      <div className={`${layout.columns} ${styles.pair}`}>
        <SelectField
          field={{ ...factsOf(nameOf('level')), label: labels.level, required: false }}
          noChoice={labels.noLevel}
          options={schoolLevels}
          labels={labels.levels}
          value={entry.level}
          onText={(level) => write({ level: level as Schooling['level'] })}
        />
        <TextBox {...box('subject', labels.subject)} hint={labels.subjectHint} />
      </div>
      <p className={styles.choices}>
        {schoolLevels.map((level) => (
          <span key={level}>{labels.levels[level]}</span>
        ))}
      </p>
      <div className={`${layout.columns} ${styles.pair} ${styles.year}`}>
        <TextBox {...box('school', labels.school)} hint={labels.schoolHint} />
        <TextBox {...box('year', labels.year)} hint={labels.yearHint} />
      </div>
    </>
  );
});
