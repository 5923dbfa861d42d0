/** The address of the service worker. */
export const serviceWorkerAddress = '/sw.js';

/** The site's only Trusted Types policy. It is for the worker's address. */
export const trustedTypesPolicy = 'sw';

/** The id of the note that the contact page shows when it replaces a page that is not cached. */
export const offlineNoteId = 'offline-note';
