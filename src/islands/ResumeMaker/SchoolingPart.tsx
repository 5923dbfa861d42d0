import { SelectField } from '#components/ui/Field/Field.tsx';
import { controlName } from '#resume/controlName.ts';
import { type EntryLists, type Resume, schoolLevels } from '#resume/resume.ts';
import { Entries } from './Entries.tsx';
import { useMaking } from './makingContext.ts';
import styles from './ResumeMaker.module.css';
import { fieldFacts, TextBox } from './TextBox.tsx';

type Schooling = EntryLists['schooling'];

/** "School and training". */
export function SchoolingPart({ schooling }: Pick<Resume, 'schooling'>) {
  const making = useMaking();
  const { act, words } = making;
  const labels = words.schooling;
  const write = (index: number, change: Partial<Schooling>) =>
    act({ type: 'entryWrote', list: 'schooling', index, change });
  const box = (entry: Schooling, index: number, field: 'subject' | 'school' | 'year') => ({
    name: controlName.entry('schooling', index, field),
    label: labels[field],
    text: entry[field],
    onText: (text: string) => write(index, { [field]: text }),
  });
  return (
    <div className={styles.part}>
      <h3>{labels.title}</h3>
      <Entries list="schooling" entries={schooling} add={labels.add}>
        {(entry, index) => (
          <>
            <div className={styles.pair}>
              <SelectField
                field={{
                  ...fieldFacts(controlName.entry('schooling', index, 'level'), making),
                  label: labels.level,
                }}
                noChoice={labels.noLevel}
                options={schoolLevels}
                labels={labels.levels}
                value={entry.level}
                onChange={({ currentTarget }) =>
                  write(index, { level: currentTarget.value as Schooling['level'] })
                }
              />
              <TextBox {...box(entry, index, 'subject')} />
            </div>
            <p className={styles.choices}>
              {schoolLevels.map((level) => (
                <span key={level}>{labels.levels[level]}</span>
              ))}
            </p>
            <div className={styles.place}>
              <TextBox {...box(entry, index, 'school')} />
              <TextBox {...box(entry, index, 'year')} />
            </div>
          </>
        )}
      </Entries>
    </div>
  );
}
