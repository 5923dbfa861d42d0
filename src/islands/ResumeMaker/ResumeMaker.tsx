import { useEffect, useMemo, useState } from 'react';
import { FormSection } from '#components/sections/FormSection/FormSection.tsx';
import { fieldId } from '#components/ui/Field/Field.tsx';
import { originQuery } from '#enquiry/origin.ts';
import { FormFrame } from '#form/FormFrame/FormFrame.tsx';
import { fieldFacts } from '#form/fieldFacts.ts';
import { PrivacyLine } from '#form/PrivacyLine.tsx';
import { undoId } from '#form/UndoNote.tsx';
import { useFocusNext } from '#form/useFocusNext.ts';
import { useForm } from '#form/useForm.ts';
import { useTask } from '#form/useTask.ts';
import type { Language } from '#navigation/languages.ts';
import { addressOf } from '#navigation/pages.ts';
import { documentOf } from '#resume/documentOf.ts';
import { filledParts } from '#resume/parts.ts';
import { plainText } from '#resume/plainText.ts';
import { otherJob } from '#resume/resume.ts';
import { offeredLines } from '#resume/resumeReducer.ts';
import type { ResumeFonts } from '#resume/typesetting.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { hasDevanagari } from '#writing/devanagari.ts';
import type { ResumeMakerWords } from '../words.ts';
import { AboutPart } from './AboutPart.tsx';
import { ExperiencePart } from './ExperiencePart.tsx';
import { fetchRoleLines } from './fetchRoleLines.ts';
import { LanguagesPart } from './LanguagesPart.tsx';
import { type InLatin, loadLatinLetters, loadRules } from './loadLatinLetters.ts';
import { MadePanel } from './MadePanel.tsx';
import { MakingContext } from './makingContext.ts';
import { PartsNav, partId } from './PartsNav/PartsNav.tsx';
import { Preview } from './Preview.tsx';
import { problemText, summaryText } from './problemText.ts';
import styles from './ResumeMaker.module.css';
import { type OfferedRole, RolePart } from './RolePart.tsx';
import { resumeSession } from './resumeSession.ts';
import { SchoolingPart } from './SchoolingPart.tsx';
import { TextBox } from './TextBox.tsx';
import { prepareWriter, writeFile } from './writeFile.ts';

type Props = {
  language: Language;
  roles: readonly OfferedRole[];
  fonts: ResumeFonts;
  words: ResumeMakerWords;
};

/** Specification 16. What a visitor can do is in `src/resume/resumeState.ts`. */
export default function ResumeMaker({ language, roles, fonts, words }: Props) {
  const [session] = useState(() => resumeSession(roles.map(({ slug }) => slug)));
  const { act, undo } = session;
  const { form, state, undoable } = useForm(session, {
    open: ({ typed }) => session.open(typed),
    onReturn: session.onReturn,
    reportOf: ({ report }) => report,
    errorTitle: words.errorTitle,
  });
  const focusNext = useFocusNext();
  const { step, resume, report, failed, isOutdated, fetched } = state;
  const { job, isBeginner, roleLines, ownLines, work } = resume;
  const isLive = step !== 'loading';
  const roleName = job === otherJob ? resume.texts.ownWork : roles.find(({ slug }) => slug === job)?.name;
  const lines = offeredLines(state);
  const document = useMemo(
    () => documentOf(resume, { words: words.file, role: { name: roleName ?? '', lines } }),
    [resume, words, roleName, lines],
  );

  useTask(isLive && fetched?.job !== job && job, (job, signal) => fetchRoleLines(job, language, signal), {
    onDone: (fetched) => act({ type: 'linesFetched', fetched }),
    onFail: (error) => {
      console.warn(error);
      act({ type: 'linesFetched', fetched: { job, lines: undefined } });
    },
  });
  useTask(step === 'making' && document, (document) => writeFile(document, fonts), {
    onDone: (made) => act({ type: 'fileWritten', made }),
    onFail: (error) => {
      console.warn('The resume could not be written.', error);
      act({ type: 'fileFailed' });
    },
  });

  const [inLatin, setInLatin] = useState<InLatin>();
  const needsLatin = useMemo(() => hasDevanagari(JSON.stringify(resume)), [resume]);
  useTask(needsLatin && !inLatin, (_, signal) => loadLatinLetters(signal), {
    onDone: (loaded) => setInLatin(() => loaded),
    onFail: console.warn,
  });
  useEffect(() => {
    prepareWriter(fonts).catch(console.warn);
    // For whoever writes Hindi without a connection.
    if (language === 'hi') loadRules().catch(console.warn);
  }, [fonts, language]);

  // The same object while somebody only types, so that the parts in which they do not type need not render.
  const making = useMemo(
    () => ({
      words,
      act,
      focusNext,
      factsOf: fieldFacts('resume', report, (found) => problemText(found, words)),
      undoable,
      undo,
      inLatin,
      isLive,
    }),
    [words, act, undo, focusNext, report, undoable, inLatin, isLive],
  );
  return (
    <MakingContext value={making}>
      <FormSection
        id="form"
        title={words.form}
        overview={<PartsNav filled={filledParts(resume)} words={words} />}
        aside={<Preview document={document} fonts={fonts} words={words} />}
      >
        <FormFrame
          ref={form}
          id="resume"
          className={`${layout.stack} ${styles.form}`}
          isLive={isLive}
          isBusy={step === 'making'}
          summary={{
            title: words.problems.title,
            problems: report.problems.map((found) => ({
              field: found.field,
              text: summaryText(found, state, words),
            })),
            report,
          }}
          undo={
            undoable?.type === 'cleared'
              ? {
                  text: words.cleared,
                  button: words.undo,
                  onPress: () => {
                    undo();
                    focusNext(fieldId('resume', 'name'));
                  },
                }
              : undefined
          }
          failed={failed && words.failed}
          end={{
            submit: words.make,
            clear: {
              button: words.clear,
              onPress: () => {
                act({ type: 'cleared' });
                focusNext(undoId('resume', 'clear'));
              },
            },
            status: step === 'making' ? words.making : isOutdated && step === 'writing' && words.done.changed,
          }}
          onSubmit={() => act({ type: 'submitted' })}
        >
          <PrivacyLine className={text.hint} words={words} language={language} />
          <AboutPart texts={resume.texts} />
          <RolePart job={job} ownWork={resume.texts.ownWork} roles={roles} />
          <ExperiencePart {...{ job, isBeginner, roleLines, ownLines, work }} fetched={fetched} />
          <SchoolingPart schooling={resume.schooling} />
          {(['papers', 'tools'] as const).map((field) => (
            <div key={field} id={partId(field)} tabIndex={-1}>
              <TextBox
                name={field}
                label={words[field]}
                heading={3}
                hint={words[`${field}Hint`]}
                rows={3}
                text={resume.texts[field]}
                onText={(text) => act({ type: 'wrote', field, text })}
              />
            </div>
          ))}
          <LanguagesPart languages={resume.languages} />
        </FormFrame>
        {state.step === 'made' && (
          <MadePanel
            made={state.made}
            href={applicationHref(language, job)}
            text={plainText(document)}
            handOver={session.handOver}
          />
        )}
      </FormSection>
    </MakingContext>
  );
}

const applicationHref = (language: Language, job: string): string =>
  `${addressOf('contact', language)}?${job && job !== otherJob ? originQuery('job', job) : 'for=seekers'}`;
