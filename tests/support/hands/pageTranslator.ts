import { type Hand, touchAll } from './hand.ts';

/**
 * Chrome's translator puts two nested elements in the place of each text, also of texts that come or change later, and
 * names its language in the document's `lang`. It leaves alone what has `translate="no"`:
 * https://github.com/facebook/react/issues/11538
 */
export const pageTranslator: Hand = (page, begin) =>
  touchAll(page, begin, () => {
    const mark = '\u02c0';
    document.documentElement.lang = 'bn';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) => {
      const parent = node.parentElement;
      const isLeft = parent?.closest('script, style, textarea, noscript, svg, [translate=no]');
      return isLeft || parent?.dataset['translated'] || !node.nodeValue?.trim()
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT;
    });
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.dataset['translated'] = 'true';
      inner.textContent = (text.nodeValue ?? '').replaceAll(mark, '') + mark;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
