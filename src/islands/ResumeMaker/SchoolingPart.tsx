import { memo } from 'react';
import { SelectField } from '#components/ui/Field/Field.tsx';
import { type EntryLists, type Resume, schoolLevels } from '#resume/resume.ts';
import layout from '#styles/layout.module.css';
import { Entries } from './Entries.tsx';
import { useMaking } from './makingContext.ts';
import styles from './ResumeMaker.module.css';
import { TextBox } from './TextBox.tsx';
import { useEntry } from './useEntry.ts';

type Schooling = EntryLists['schooling'];

/** "School and training". */
export const SchoolingPart = memo(({ schooling }: Pick<Resume, 'schooling'>) => {
  const labels = useMaking().words.schooling;
  return (
    <div className={layout.stackLoose}>
      <h3>{labels.title}</h3>
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
        <TextBox {...box('subject', labels.subject)} />
      </div>
      <p className={styles.choices}>
        {schoolLevels.map((level) => (
          <span key={level}>{labels.levels[level]}</span>
        ))}
      </p>
      <div className={`${layout.columns} ${styles.pair} ${styles.year}`}>
        <TextBox {...box('school', labels.school)} />
        <TextBox {...box('year', labels.year)} />
      </div>
    </>
  );
});
