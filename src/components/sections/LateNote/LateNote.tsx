import { ScriptNote, type ScriptNoteProps } from '../../ui/ScriptNote/ScriptNote.tsx';

/**
 * Stands right before a form's island, hidden. Where scripting is off the layout shows it in the form's place; where the
 * form's scripts fail or are very late `islands/loader/island.js` does. A form that comes alive removes it.
 */
export function LateNote(props: ScriptNoteProps) {
  return (
    <div id="late-note" hidden>
      <ScriptNote {...props} />
    </div>
  );
}
