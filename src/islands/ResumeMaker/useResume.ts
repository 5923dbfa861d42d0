import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { emptyResume } from '#resume/resume.ts';
import { resumeReducer } from '#resume/resumeReducer.ts';
import { initialResumeState, type ResumeAction } from '#resume/resumeState.ts';
import { tabStorage } from '../tabStorage.ts';
import { typedNames } from '../typedBeforeHydration.tsx';
import { usePageReturn } from '../usePageReturn.ts';
import { askedJob, showAskedJob } from './askedJob.ts';
import { withTyped } from './typedResume.ts';

/**
 * The resume of this page: its state, and `act`, which does what the visitor did. After each action the draft is stored at
 * once, because a phone may end the page at any time.
 *
 * @param jobs the slugs of the roles to choose from
 */
export function useResume(ref: RefObject<HTMLFormElement | null>, jobs: readonly string[]) {
  const current = useRef(initialResumeState(emptyResume));
  const [state, setState] = useState(current.current);
  const [storage] = useState(() => tabStorage());

  const act = useCallback(
    (action: ResumeAction) => {
      const before = current.current;
      const next = resumeReducer(before, action);
      if (next === before) return;
      current.current = next;
      if (next.resume !== before.resume) storage.saveResume(next.resume);
      // Whoever clears this page also wants the file gone that waits for the contact form.
      if (action.type === 'cleared') storage.releaseMadeResume();
      if (next.resume.job !== before.resume.job) showAskedJob(next.resume.job);
      setState(next);
    },
    [storage],
  );

  // In the commit of the hydration: a text that is typed after it and before this would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    const stored = storage.loadResume();
    const typed = typedNames(form);
    // Without a draft to trust, what the browser has restored counts as well.
    const names = stored ? typed : [...form.elements].map((control) => (control as HTMLInputElement).name);
    const resume = withTyped(stored ?? emptyResume, form, names);
    act({ type: 'opened', resume, job: typed.includes('job') ? undefined : askedJob(jobs) });
    storage.saveResume(current.current.resume);
  }, []);

  usePageReturn(() => {
    const stored = storage.loadResume();
    if (stored) act({ type: 'returned', resume: stored });
  });

  return { state, act, storage };
}
