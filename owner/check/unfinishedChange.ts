import { globSync } from 'node:fs';

/** What each of the desk's last changes replaced. Git ignores this folder, and no build reads it. */
export const journalFolder = 'backups/changes';

/** The name under which the journal has a change that is not written to its end. */
export const unfinishedEnding = '.unfinished.json';

/** The changes that a crash has interrupted. The content may be incomplete until `npm run edit` has put it back. */
export const unfinishedChanges = () => globSync(`*${unfinishedEnding}`, { cwd: journalFolder });
