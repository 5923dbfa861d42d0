/*
 * What the editor's page adds to Decap CMS, with Decap's own means of extension: a back end that asks about
 * conflicts, a field for pictures, and the bar with the backup. Vite compiles these files for the browser.
 * page.html loads this file after Decap and before it starts Decap.
 */
import { addBackupBar } from './backupBar.ts';
import { contentFiles } from './contentFiles.ts';
import { decap } from './decap.ts';
import { pictureControl } from './pictureControl.ts';

const { CMS } = decap;
CMS.registerBackend('content-files', contentFiles);
CMS.registerWidget('picture', pictureControl);
addBackupBar();
