import { useEffect } from 'react';

/** Milliseconds after which a download counts as failed: what writes the resume takes half as long at 50 kbit/s. */
const downloadPatience = 60_000;

/**
 * Runs a task for as long as `subject` stays what it is. Its outcome counts only for as long.
 *
 * @param subject what the task is about; falsy for no task
 * @param task gets a signal that says when its outcome no longer counts
 * @param patience milliseconds of a running page after which it has failed; by default those of a download
 */
export function useTask<Subject, Result>(
  subject: Subject | undefined | false | '',
  task: (subject: Subject, signal: AbortSignal) => Promise<Result>,
  {
    onDone,
    onFail,
    patience = downloadPatience,
  }: { onDone: (result: Result) => void; onFail: (error: unknown) => void; patience?: number },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new callbacks are no new task
  useEffect(() => {
    if (!subject) return;
    const end = new AbortController();
    const once = <Value>(callback: (value: Value) => void) => {
      return (value: Value) => {
        if (end.signal.aborted) return;
        end.abort();
        clearInterval(timer);
        callback(value);
      };
    };
    const fail = once(onFail);
    let waited = 0;
    // In steps: a page that stood still, as in a pocket, has missed all but one, and the outcome may be on its way.
    const timer = setInterval(() => {
      waited += 1000;
      if (waited >= patience) fail(new Error(`nothing came in ${patience} ms`));
    }, 1000);
    task(subject, end.signal).then(once(onDone), fail);
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [subject]);
}
