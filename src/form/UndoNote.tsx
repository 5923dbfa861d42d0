import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import layout from '#styles/layout.module.css';
import styles from './FormFrame/FormFrame.module.css';

/** The id of the button. It takes the focus, so that it stands where the view lands. */
export const undoId = (form: string, what: string) => `${form}-undo-${what}`;

type Props = {
  id: string;
  undo: { text: string; button: string; onPress: () => void } | undefined;
};

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
