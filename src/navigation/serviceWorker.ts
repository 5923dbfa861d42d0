/** The address of the service worker. */
export const serviceWorkerAddress = '/sw.js';

/** The name of the Trusted Types policy that allows a script to register the worker by its address. */
export const trustedTypesPolicy = 'sw';

/** The id of the note that the contact page shows when it replaces a page that is not cached. */
export const offlineNoteId = 'offline-note';
