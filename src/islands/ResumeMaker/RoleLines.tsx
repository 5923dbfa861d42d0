import { memo } from 'react';
import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import type { Resume } from '#resume/resume.ts';
import type { FetchedLines } from '#resume/resumeState.ts';
import { shownLines } from '#resume/roleLine.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { useMaking } from './makingContext.ts';
import styles from './ResumeMaker.module.css';
import { RoleLineChoice } from './RoleLineChoice.tsx';

type Props = Pick<Resume, 'job' | 'isBeginner' | 'roleLines'> & {
  fetched: FetchedLines | undefined;
  ownLines: number;
};

const hintId = 'resume-lines-hint';

export const RoleLines = memo(({ job, isBeginner, roleLines, fetched, ownLines }: Props) => {
  const { act, words } = useMaking();
  const { experience } = words;
  const here = fetched?.job === job ? fetched : undefined;
  const lines = shownLines({ roleLines, isBeginner }, here?.lines);
  const note = !job ? experience.noRole : here ? '' : experience.fetching;
  return (
    <fieldset
      className={`${layout.stack} ${styles.lines}`}
      aria-describedby={lines.length > 0 ? hintId : undefined}
    >
      <legend>{experience.lines}</legend>
      {lines.length > 0 && (
        <p className={text.hint} id={hintId}>
          {experience.linesHint}
        </p>
      )}
      <div className={text.hint} role="status">
        <span>{note}</span>
        {here && !here.lines && (
          <>
            <span>{experience.notFetched}</span>{' '}
            <TextButton onClick={() => act({ type: 'linesAskedAgain' })}>{experience.fetchAgain}</TextButton>
          </>
        )}
      </div>
      {lines.length > 0 && (
        <ul className={layout.ruled}>
          {lines.map((line) => (
            <RoleLineChoice
              key={line.template}
              line={line}
              place={roleLines.indexOf(line)}
              meaning={here?.meanings?.[line.template]}
              ownLines={ownLines}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
});
