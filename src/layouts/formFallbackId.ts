/** The id of the note above a form. `SubmitButton.module.css` names it too. */
export const formFallbackId = 'form-fallback';
