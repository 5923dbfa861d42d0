/** Where the service worker is. */
export const serviceWorkerAddress = '/sw.js';

/** The one Trusted Types policy of the site, by which the worker's address is given to the browser. */
export const trustedTypesPolicy = 'sw';

/** The id of the note that the contact page shows when it stands in for a page that is not on the device. */
export const offlineNoteId = 'offline-note';
