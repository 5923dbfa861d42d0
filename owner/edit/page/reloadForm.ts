let isReloading = false;

// Decap asks before a page with unsaved changes is left. The owner has already been asked. This listener comes
// first, because this file is loaded before Decap starts.
addEventListener('beforeunload', (event) => {
  if (isReloading) event.stopImmediatePropagation();
});

/** Loads the page again, so that the form has what is in the file. What was typed in the form is dropped. */
export async function reloadForm(): Promise<never> {
  await deleteDrafts();
  isReloading = true;
  location.reload();
  // The page ends here, so whoever waits must not go on.
  return new Promise<never>(() => {});
}

/**
 * Deletes the draft that Decap keeps of a form with unsaved changes; it would offer the draft after the reload.
 * Decap has no function for this. The names are those of localForage, which Decap uses without settings.
 */
function deleteDrafts(): Promise<void> {
  return new Promise((done) => {
    const request = indexedDB.open('localforage');
    request.onerror = () => done();
    request.onsuccess = () => {
      const database = request.result;
      if (!database.objectStoreNames.contains('keyvaluepairs')) return done();
      const store = database.transaction('keyvaluepairs', 'readwrite').objectStore('keyvaluepairs');
      const [, collection = '', , slug] = location.hash.replace('#/', '').split('/').map(decodeURIComponent);
      store.delete('backup');
      store.delete(['backup', collection, slug].filter(Boolean).join('.'));
      store.transaction.oncomplete = () => done();
      store.transaction.onerror = () => done();
    };
  });
}
