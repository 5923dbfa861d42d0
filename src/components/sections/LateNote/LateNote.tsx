import { ScriptNote } from '../../ui/ScriptNote/ScriptNote.tsx';
import watch from './watchIsland.js?raw';

type Props = { chatHref: string; phone: string; phoneHref: string };

/**
 * Stands right before a form's island, hidden. Where scripting is off the layout shows it in the form's place; where the
 * form's scripts fail or are very late it shows itself: a script in the page watches, as the form's own can't report
 * that it never came. A form that comes alive removes it.
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
