import type { ComponentProps, ReactNode, Ref } from 'react';
import { SubmitButton } from '#components/ui/SubmitButton/SubmitButton.tsx';
import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { ErrorSummary, type SummaryProps } from '../ErrorSummary/ErrorSummary.tsx';
import { UndoNote, undoId } from '../UndoNote.tsx';
import styles from './FormFrame.module.css';

type Props = {
  ref: Ref<HTMLFormElement>;
  id: string;
  className: string | undefined;
  /** False until the form is hydrated. Its button is then disabled, and the browser itself can't send it. */
  isLive: boolean;
  isBusy?: boolean;
  /** The errors that the last submit found. Not given where each is at its field only. */
  summary?: Omit<SummaryProps, 'form'>;
  undo?: ComponentProps<typeof UndoNote>['undo'];
  failed?: string | false;
  end: {
    ref?: Ref<HTMLButtonElement> | undefined;
    submit: string;
    /** True while a press would change nothing. */
    isDone?: boolean;
    clear?: { button: string; onPress: () => void };
    status?: ReactNode;
  };
  onSubmit: () => void;
  children: ReactNode;
};

export function FormFrame(props: Props) {
  const { ref, id, className, isLive, isBusy, summary, undo, failed, end, onSubmit, children } = props;
  return (
    <form
      ref={ref}
      className={`${styles.form} ${className}`}
      method="dialog"
      noValidate={isLive}
      data-ready={isLive || undefined}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {end.clear && <UndoNote id={undoId(id, 'clear')} undo={undo} />}
      {summary && <ErrorSummary form={id} {...summary} />}
      {children}
      {failed && (
        <p className={text.problem} role="alert">
          {failed}
        </p>
      )}
      <div className={`${layout.row} ${styles.end}`}>
        <SubmitButton ref={end.ref ?? null} disabled={!isLive} aria-disabled={end.isDone || undefined}>
          {end.submit}
        </SubmitButton>
        {end.clear && (
          <TextButton disabled={!isLive} onClick={end.clear.onPress}>
            {end.clear.button}
          </TextButton>
        )}
        <div className={styles.status} role="status">
          {end.status}
        </div>
      </div>
    </form>
  );
}
