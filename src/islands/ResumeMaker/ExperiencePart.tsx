import { controlName } from '#resume/controlName.ts';
import type { ResumeState } from '#resume/resumeState.ts';
import { CheckBox } from './CheckBox.tsx';
import { Entries } from './Entries.tsx';
import { useMaking } from './makingContext.ts';
import styles from './ResumeMaker.module.css';
import { RoleLines } from './RoleLines.tsx';
import { entryName } from './summaryText.ts';
import { TextBox } from './TextBox.tsx';
import { WorkEntries } from './WorkEntries.tsx';

/** "What you have done": the lines of the trade, lines of one's own, and jobs. */
export function ExperiencePart({ state }: { state: ResumeState }) {
  const { act, words } = useMaking();
  const { experience } = words;
  const { isBeginner, ownLines, work } = state.resume;
  return (
    <div className={styles.part}>
      <h3>{experience.title}</h3>
      <CheckBox
        name="isBeginner"
        checked={isBeginner}
        onCheck={(isBeginner) => act({ type: 'experienceChosen', isBeginner })}
      >
        {experience.notYet}
      </CheckBox>
      <RoleLines state={state} />
      <Entries list="ownLines" entries={ownLines} add={experience.addLine} bare>
        {({ text }, index) => (
          <TextBox
            name={controlName.entry('ownLines', index, 'text')}
            label={entryName('ownLines', index, words)}
            hint={experience.ownLineHint}
            rows={2}
            text={text}
            onText={(text) => act({ type: 'entryWrote', list: 'ownLines', index, change: { text } })}
          />
        )}
      </Entries>
      {!isBeginner && <WorkEntries work={work} />}
    </div>
  );
}
