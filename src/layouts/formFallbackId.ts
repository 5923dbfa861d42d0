/** The id of the note above a form. */
export const formFallbackId = 'form-fallback';
