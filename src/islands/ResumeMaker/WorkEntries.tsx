import { controlName } from '#resume/controlName.ts';
import type { EntryLists, Resume } from '#resume/resume.ts';
import { Entries } from './Entries.tsx';
import { useMaking } from './makingContext.ts';
import styles from './ResumeMaker.module.css';
import { TextBox } from './TextBox.tsx';

const timeHintId = 'resume-time-hint';

/** The jobs that the visitor has had. */
export function WorkEntries({ work }: Pick<Resume, 'work'>) {
  const { act, words } = useMaking();
  const { experience } = words;
  const box = (entry: EntryLists['work'], index: number) => (field: keyof EntryLists['work']) => ({
    name: controlName.entry('work', index, field),
    label: experience[field],
    text: entry[field],
    onText: (text: string) => act({ type: 'entryWrote', list: 'work', index, change: { [field]: text } }),
  });
  return (
    <Entries list="work" entries={work} add={experience.add}>
      {(entry, index) => {
        const facts = box(entry, index);
        return (
          <>
            <div className={styles.pair}>
              <TextBox {...facts('work')} />
              <TextBox {...facts('where')} />
            </div>
            {index === 0 && (
              <p className={styles.note} id={timeHintId}>
                {experience.timeHint}
              </p>
            )}
            <div className={styles.times}>
              <TextBox {...facts('from')} describedBy={timeHintId} />
              <TextBox {...facts('to')} describedBy={timeHintId} />
            </div>
          </>
        );
      }}
    </Entries>
  );
}
