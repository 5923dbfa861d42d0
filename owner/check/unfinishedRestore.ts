/** A text for people. It exists only while the restore of a backup runs, or after one was interrupted. */
export const unfinishedRestore = 'backups/unfinished-restore.txt';
