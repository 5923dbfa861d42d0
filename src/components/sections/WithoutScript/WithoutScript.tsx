import { ScriptNote } from '../../ui/ScriptNote/ScriptNote.tsx';

type Props = { chatHref: string; phone: string; phoneHref: string };

/** Stands in a form's place where scripting is off; the layout hides the form itself there. */
export function WithoutScript(props: Props) {
  return (
    <noscript>
      <ScriptNote {...props} />
    </noscript>
  );
}
