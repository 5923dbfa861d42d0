import { memo } from 'react';
import type { EntryLists, Resume } from '#resume/resume.ts';
import { endsBeforeItBegins } from '#resume/workYears.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { CheckBox } from './CheckBox.tsx';
import { Entries } from './Entries.tsx';
import { useMaking } from './makingContext.ts';
import styles from './ResumeMaker.module.css';
import { TextBox } from './TextBox.tsx';
import { useEntry } from './useEntry.ts';

const timeHintId = 'resume-time-hint';

export const WorkEntries = ({ work }: Pick<Resume, 'work'>) => {
  const { experience, newestFirst } = useMaking().words;
  return (
    <>
      <p className={text.hint}>{newestFirst}</p>
      <Entries list="work" entries={work} add={experience.add} Fields={WorkFields} />
    </>
  );
};

const WorkFields = memo(({ entry, index }: { entry: EntryLists['work']; index: number }) => {
  const { experience } = useMaking().words;
  const { nameOf, write, box } = useEntry('work', index, entry);
  return (
    <>
      <div className={`${layout.columns} ${styles.pair}`}>
        <TextBox {...box('work', experience.work)} hint={experience.workHint} />
        <TextBox {...box('where', experience.where)} hint={experience.whereHint} />
      </div>
      {index === 0 && (
        <p className={text.hint} id={timeHintId}>
          {experience.timeHint}
        </p>
      )}
      <div className={`${layout.columns} ${styles.times}`}>
        <TextBox {...box('from', experience.from)} describedBy={timeHintId} />
        {!entry.isCurrent && (
          <TextBox
            {...box('to', experience.to)}
            describedBy={timeHintId}
            question={endsBeforeItBegins(entry) ? experience.yearsOdd : ''}
          />
        )}
      </div>
      <CheckBox
        name={nameOf('isCurrent')}
        checked={entry.isCurrent}
        onCheck={(isCurrent) => write({ isCurrent })}
      >
        {experience.current}
      </CheckBox>
    </>
  );
});
