/** The attribute of the body while a form is in view. `FloatingChat.module.css` names it too. */
export const formInView = 'data-form-in-view';
