import { useMemo, useRef } from 'react';
import { FormSection } from '#components/sections/FormSection/FormSection.tsx';
import { SubmitButton } from '#components/ui/SubmitButton/SubmitButton.tsx';
import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import type { Language } from '#navigation/languages.ts';
import { documentOf } from '#resume/documentOf.ts';
import { plainText } from '#resume/plainText.ts';
import { offeredLines } from '#resume/resumeReducer.ts';
import type { ResumeFonts } from '#resume/typesetting.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { PrivacyLine } from '../PrivacyLine.tsx';
import { TypedMark } from '../typedBeforeHydration.tsx';
import { useErrorTitle } from '../useErrorTitle.ts';
import type { ResumeMakerWords } from '../words.ts';
import { AboutPart } from './AboutPart.tsx';
import { ClearButton } from './ClearButton.tsx';
import { ExperiencePart } from './ExperiencePart.tsx';
import { LanguagesPart } from './LanguagesPart.tsx';
import { MadePanel } from './MadePanel.tsx';
import { MakingContext } from './makingContext.ts';
import { Preview } from './Preview.tsx';
import { summaryText } from './problemText.ts';
import styles from './ResumeMaker.module.css';
import { type OfferedRole, RolePart } from './RolePart.tsx';
import { SchoolingPart } from './SchoolingPart.tsx';
import { TextBox } from './TextBox.tsx';
import { useFileWriting } from './useFileWriting.ts';
import { useFocusNext } from './useFocusNext.ts';
import { useResume } from './useResume.ts';
import { useRoleLines } from './useRoleLines.ts';

type Props = {
  language: Language;
  roles: readonly OfferedRole[];
  /** The fonts of the file. */
  fonts: ResumeFonts;
  words: ResumeMakerWords;
};

/**
 * The form that makes a resume (specification 16). What a visitor can do is in `src/resume/resumeState.ts`; `useResume`
 * joins it with this form and the storage.
 */
export default function ResumeMaker({ language, roles, fonts, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { state, act, storage } = useResume(
    form,
    roles.map(({ slug }) => slug),
  );
  const focusNext = useFocusNext();
  const { step, resume, report, removed, failed, isOutdated } = state;
  const { job, isBeginner, roleLines, ownLines, work } = resume;
  const isLive = step !== 'loading';
  const role = roles.find(({ slug }) => slug === job);
  const lines = offeredLines(state);
  const document = useMemo(
    () => documentOf(resume, { words: words.file, role: role && { name: role.name, lines } }),
    [resume, words, role, lines],
  );

  useRoleLines(state, language, (fetched) => act({ type: 'linesFetched', fetched }));
  useFileWriting(step === 'making', { document, fonts }, act);
  useErrorTitle(report.problems.length > 0, words.errorTitle);

  // The same object while somebody only types, so that the parts in which they do not type need not render.
  const making = useMemo(
    () => ({ words, act, focusNext, report, removed, isLive }),
    [words, act, focusNext, report, removed, isLive],
  );
  return (
    <MakingContext value={making}>
      <FormSection
        id="form"
        title={words.form}
        aside={<Preview document={document} fonts={fonts} words={words} />}
      >
        <form
          ref={form}
          className={styles.form}
          method="dialog"
          noValidate={isLive}
          data-ready={isLive || undefined}
          aria-busy={step === 'making' || undefined}
          onSubmit={(event) => {
            event.preventDefault();
            act({ type: 'submitted' });
          }}
        >
          <TypedMark />
          <ErrorSummary
            form="resume"
            title={words.problems.title}
            problems={report.problems.map((found) => ({
              field: found.field,
              text: summaryText(found, resume, words),
            }))}
            report={report}
          />
          <PrivacyLine
            className={styles.note}
            text={words.notice}
            link={words.noticeLink}
            language={language}
          />
          <AboutPart texts={resume.texts} />
          <RolePart job={job} roles={roles} />
          <ExperiencePart {...{ job, isBeginner, roleLines, ownLines, work }} fetched={state.fetched} />
          <SchoolingPart schooling={resume.schooling} />
          {(['papers', 'tools'] as const).map((field) => (
            <TextBox
              key={field}
              name={field}
              label={words[field]}
              heading={3}
              hint={words[`${field}Hint`]}
              rows={3}
              text={resume.texts[field]}
              onText={(text) => act({ type: 'wrote', field, text })}
            />
          ))}
          <LanguagesPart languages={resume.languages} />
          <div className={styles.end}>
            <SubmitButton disabled={!isLive}>{words.make}</SubmitButton>
            <ClearButton />
            <p className={styles.making} role="status">
              {step === 'making' ? words.making : isOutdated && step === 'writing' && words.done.changed}
            </p>
          </div>
          {failed && (
            <>
              <p className={styles.failed} role="alert">
                {words.failed}
              </p>
              {/* A browser may never fetch a script again that it could not fetch once. The draft outlives the reload. */}
              {storage.loadResume() && (
                <TextButton onClick={() => location.reload()}>{words.reload}</TextButton>
              )}
            </>
          )}
        </form>
        {state.step === 'made' && (
          <MadePanel made={state.made} text={plainText(document)} {...{ resume, storage, language }} />
        )}
      </FormSection>
    </MakingContext>
  );
}
