import { type Hand, touchAll } from './hand.ts';

/**
 * LanguageTool puts an element before a text box and one after it, and both it and Grammarly set attributes on the box:
 * https://github.com/facebook/react/issues/11538
 */
export const grammarChecker: Hand = (page, begin) =>
  touchAll(page, begin, () => {
    for (const box of document.querySelectorAll('textarea')) {
      if (box.hasAttribute('data-lt-tmp-id')) continue;
      box.setAttribute('data-lt-tmp-id', 'lt-1');
      box.setAttribute('data-gramm', 'true');
      box.spellcheck = false;
      const highlighter = document.createElement('lt-highlighter');
      highlighter.append(document.createElement('lt-div'));
      box.before(highlighter);
      const toolbar = document.createElement('grammarly-extension');
      toolbar.textContent = '2';
      box.after(toolbar);
    }
  });
