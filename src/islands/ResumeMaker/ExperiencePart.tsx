import { memo } from 'react';
import type { EntryLists, Resume } from '#resume/resume.ts';
import type { FetchedLines } from '#resume/resumeState.ts';
import layout from '#styles/layout.module.css';
import { CheckBox } from './CheckBox.tsx';
import { Entries } from './Entries.tsx';
import { useMaking } from './makingContext.ts';
import { partId } from './PartsNav/PartsNav.tsx';
import { entryName } from './problemText.ts';
import { RoleLines } from './RoleLines.tsx';
import { TextBox } from './TextBox.tsx';
import { useEntry } from './useEntry.ts';
import { WorkEntries } from './WorkEntries.tsx';

type Props = Pick<Resume, 'job' | 'isBeginner' | 'roleLines' | 'ownLines' | 'work'> & {
  fetched: FetchedLines | undefined;
};

export const ExperiencePart = memo(({ work, ownLines, ...role }: Props) => {
  const { act, words } = useMaking();
  const { experience } = words;
  return (
    <div className={layout.stackLoose} id={partId('experience')} tabIndex={-1}>
      <h3>{experience.title}</h3>
      <CheckBox
        name="isBeginner"
        checked={role.isBeginner}
        onCheck={(isBeginner) => act({ type: 'experienceChosen', isBeginner })}
      >
        {experience.notYet}
      </CheckBox>
      <RoleLines {...role} ownLines={ownLines.length} />
      <Entries list="ownLines" entries={ownLines} add={experience.addLine} bare Fields={OwnLineFields} />
      {!role.isBeginner && <WorkEntries work={work} />}
    </div>
  );
});

const OwnLineFields = memo(({ entry, index }: { entry: EntryLists['ownLines']; index: number }) => {
  const { words } = useMaking();
  const { box } = useEntry('ownLines', index, entry);
  return (
    <TextBox
      {...box('text', entryName('ownLines', index, words))}
      hint={words.experience.ownLineHint}
      rows={2}
    />
  );
});
