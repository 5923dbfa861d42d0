/** Removes the note that stands above a form whose scripts are late: they have come. */
export const removeLateNote = () => document.getElementById('late-note')?.remove();
