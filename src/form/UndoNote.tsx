import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import layout from '#styles/layout.module.css';
import styles from './FormFrame/FormFrame.module.css';

/** The id of the button. It takes the focus, so that it stands where the view lands. */
export const undoId = (form: string, what: string) => `${form}-undo-${what}`;

type Props = {
  id: string;
  /** Undefined while there is nothing to undo. */
  undo: { text: string; button: string; onPress: () => void } | undefined;
};

/** Says that something was cleared or taken out, with a button that brings it back. */
export const UndoNote = ({ id, undo }: Props) => (
  <p className={`${layout.row} ${styles.undo}`} role="status">
    {undo && (
      <>
        <span>{undo.text}</span>{' '}
        <TextButton id={id} onClick={undo.onPress}>
          {undo.button}
        </TextButton>
      </>
    )}
  </p>
);
