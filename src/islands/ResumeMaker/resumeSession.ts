import type { EarlyControls } from '#form/earlyInput.ts';
import { formSession } from '#form/formSession.ts';
import { formStorage, type Tab, thisTab } from '#form/formStorage.ts';
import { fields, flag, like, listOf, text } from '#form/shape.ts';
import { emptyEntries, emptyResume, otherJob, type Resume } from '#resume/resume.ts';
import { resumeReducer, undoing } from '#resume/resumeReducer.ts';
import {
  initialResumeState,
  type MadeFile,
  type ResumeAction,
  type ResumeState,
} from '#resume/resumeState.ts';
import { madeResumeItem } from '../madeResume.ts';
import { askedJob, jobQuery } from './askedJob.ts';
import { withTypedResume } from './typedResume.ts';

const resumeShape = fields({
  texts: like(emptyResume.texts),
  job: text,
  isBeginner: flag,
  roleLines: listOf(fields({ template: text, blanks: listOf(text), ticked: flag })),
  work: listOf(like(emptyEntries.work)),
  schooling: listOf(like(emptyEntries.schooling)),
  languages: listOf(like(emptyEntries.languages)),
  ownLines: listOf(like(emptyEntries.ownLines)),
});

/** @param jobs the slugs of the roles to choose from */
export function resumeSession(jobs: readonly string[], tab: Tab = thisTab) {
  const storage = formStorage(tab);
  const draft = storage.draft<Resume>('resume-draft', resumeShape);
  const made = madeResumeItem(storage);
  const search = () => tab.location().search;

  const session = formSession<ResumeState, ResumeAction>(
    initialResumeState(emptyResume),
    resumeReducer,
    ({ resume }, before, action) => {
      if (resume !== before.resume) {
        const isEmpty = JSON.stringify(resume) === JSON.stringify(emptyResume);
        draft.save(isEmpty ? undefined : resume);
        storage.showQuery(jobQuery(search(), resume.job));
      }
      if (action.type !== 'cleared') return undefined;
      // Whoever clears this page also wants the file gone that waits for the contact form.
      const waiting = made.load();
      made.save(undefined);
      return () => made.save(waiting);
    },
    undoing,
  );

  return {
    ...session,
    open(typed: EarlyControls) {
      const stored = draft.load();
      const resume = withTypedResume(typeof stored === 'object' ? stored : emptyResume, typed);
      session.act({
        type: 'opened',
        resume,
        job: typed['job'] ? undefined : askedJob(search(), [...jobs, otherJob]),
      });
    },
    onReturn() {
      const stored = draft.load();
      if (stored === 'unavailable') return;
      session.act({ type: 'returned', resume: stored === 'nothing' ? emptyResume : stored });
    },
    /** Leaves the file and the texts for the contact form. Returns false where there is no room or no storage. */
    handOver: ({ name, dataUrl }: MadeFile): boolean => {
      const { texts } = session.state().resume;
      return made.save({
        texts: { name: texts.name, phone: texts.phone, email: texts.email },
        file: { name, dataUrl },
      });
    },
  };
}
