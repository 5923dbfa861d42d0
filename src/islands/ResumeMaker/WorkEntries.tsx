import { memo } from 'react';
import { controlName } from '#resume/controlName.ts';
import type { EntryLists, Resume } from '#resume/resume.ts';
import { Entries } from './Entries.tsx';
import { useMaking } from './makingContext.ts';
import styles from './ResumeMaker.module.css';
import { TextBox } from './TextBox.tsx';

const timeHintId = 'resume-time-hint';

/** The jobs that the visitor has had. */
export const WorkEntries = ({ work }: Pick<Resume, 'work'>) => (
  <Entries list="work" entries={work} add={useMaking().words.experience.add} Fields={WorkFields} />
);

const WorkFields = memo(({ entry, index }: { entry: EntryLists['work']; index: number }) => {
  const { act, words } = useMaking();
  const { experience } = words;
  const box = (field: keyof typeof entry) => ({
    name: controlName.entry('work', index, field),
    label: experience[field],
    text: entry[field],
    onText: (text: string) => act({ type: 'entryWrote', list: 'work', index, change: { [field]: text } }),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextBox {...box('work')} />
        <TextBox {...box('where')} />
      </div>
      {index === 0 && (
        <p className={styles.note} id={timeHintId}>
          {experience.timeHint}
        </p>
      )}
      <div className={styles.times}>
        <TextBox {...box('from')} describedBy={timeHintId} />
        <TextBox {...box('to')} describedBy={timeHintId} />
      </div>
    </>
  );
});
