import { ScriptNote } from '../../ui/ScriptNote/ScriptNote.tsx';
import watch from './watchIsland.js?raw';

type Props = { chatHref: string; phone: string; phoneHref: string };

/**
 * Stands right before a form's island, hidden, and shows itself when the form's scripts fail or are very late: a script
 * in the page watches, as the form's own can't report that it never came. A form that comes alive removes the note.
 */
export function LateNote(props: Props) {
  return (
    <>
      <div id="late-note" hidden>
        <ScriptNote {...props} />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant file of this folder */}
      <script dangerouslySetInnerHTML={{ __html: watch }} />
    </>
  );
}
