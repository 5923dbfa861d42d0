import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import { offeredLines } from '#resume/resumeReducer.ts';
import type { ResumeState } from '#resume/resumeState.ts';
import { shownLines } from '#resume/roleLine.ts';
import { useMaking } from './makingContext.ts';
import styles from './ResumeMaker.module.css';
import { RoleLineChoice } from './RoleLineChoice.tsx';

/** The lines of the chosen role, and what has become of fetching them. */
export function RoleLines({ state }: { state: ResumeState }) {
  const { act, words } = useMaking();
  const { experience } = words;
  const { resume, fetched } = state;
  const lines = shownLines(resume, offeredLines(state));
  const here = fetched?.job === resume.job ? fetched : undefined;
  const note = !resume.job ? experience.noRole : here ? '' : experience.fetching;
  return (
    <fieldset className={styles.lines} aria-describedby="resume-lines-hint">
      <legend>{experience.lines}</legend>
      {lines.length > 0 && (
        <p className={styles.note} id="resume-lines-hint">
          {experience.linesHint}
        </p>
      )}
      <div className={styles.note} role="status">
        {note}
        {here && !here.lines && (
          <>
            {experience.notFetched}{' '}
            <TextButton onClick={() => act({ type: 'linesAskedAgain' })}>{experience.fetchAgain}</TextButton>
          </>
        )}
      </div>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <RoleLineChoice
              key={line.template}
              line={line}
              place={resume.roleLines.indexOf(line)}
              meaning={here?.meanings?.[line.template]}
              ownLines={resume.ownLines.length}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}
