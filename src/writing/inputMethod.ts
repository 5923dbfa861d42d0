/**
 * True for a key that writes a word in an input method: Enter takes the word, arrows choose among words, Escape gives it up.
 * Safari ends the composition before the key that ended it arrives, which then has only the code 229:
 * https://developer.mozilla.org/en-US/docs/Web/API/Element/keydown_event#keydown_events_with_ime
 */
export const isOfInputMethod = (key: { isComposing: boolean; keyCode: number }): boolean =>
  key.isComposing || key.keyCode === 229;
