/** The words of Decap that are not right for an editor that only saves files. All others stay as they are. */
export const words = {
  collection: {
    sidebar: { collections: 'What to change' },
    collectionTop: { newButton: 'New %{collectionLabel}', newButtonAriaLabel: 'New %{collectionLabel}' },
  },
  // Our own dialog gives the reason and stays until it is closed (contentFiles.ts).
  ui: {
    toast: {
      onFailToPersist: 'Not saved.',
      onFailToDelete: 'Not deleted.',
      missingRequiredField: 'Not saved. A field that is needed is empty. It is marked in red.',
    },
  },
  editor: {
    editor: {
      onLeavePage: 'Leave this form? What you have not saved is lost.',
      onDeletePublishedEntry: 'Delete this entry? Its file and its page are deleted.',
      onDeleteWithUnsavedChanges: 'Delete this entry and the changes that you have not saved?',
    },
    editorInterface: { togglePreview: 'Show or hide the page' },
    editorToolbar: {
      publish: 'Save',
      publishing: 'Saving...',
      publishNow: 'Save now',
      publishAndCreateNew: 'Save and add another',
      publishAndDuplicate: 'Save and copy',
      published: 'Saved',
      deleteEntry: 'Delete',
      deletePublishedEntry: 'Delete',
      backCollection: '%{collectionLabel}',
      unsavedChanges: 'Not saved yet',
    },
  },
};
