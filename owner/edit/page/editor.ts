/*
 * Starts Decap CMS with what this editor adds to it, by Decap's own means of extension: a back end that asks
 * about conflicts, fields for pictures and for lists in order, the page beside the form, and the bar with the
 * backup. Vite compiles these files for the browser. page.html loads this file after Decap.
 */
import { addBackupBar } from './backupBar.ts';
import { openItemsByTheirText } from './closedItems.ts';
import { contentFiles } from './contentFiles.ts';
import { decap } from './decap.ts';
import { showFirstError } from './firstError.ts';
import { OrderedEntries } from './orderedEntries.js';
import { pictureControl } from './pictureControl.ts';
import { preview } from './preview.js';
import { words } from './words.js';

const { CMS } = decap;
const { config, pages } = await (await fetch('/edit/config.json')).json();
CMS.registerBackend('content-files', contentFiles);
CMS.registerWidget('picture', pictureControl);
CMS.registerWidget('ordered-entries', OrderedEntries);
for (const name of Object.keys(pages)) CMS.registerPreviewTemplate(name, preview(pages[name]));
CMS.registerLocale('en-IN', words);
addBackupBar();
openItemsByTheirText();
showFirstError();
CMS.init({ config });
