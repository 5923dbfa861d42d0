/*
 * A page translator puts elements in the place of text nodes. React then fails to take such a text away, or to put an
 * element before it, and it changes a text that nobody sees any more: https://github.com/facebook/react/issues/11538. So a
 * text that comes and goes, that changes, or that has something before it that does, stands in an element of its own.
 */

/**
 * The elements in which React changed something that it can not change once the page is translated. A text that is the only
 * child of its element, in JSX too, is no text of React's: it writes the content of the element.
 *
 * @param records what changed in a page
 */
export const bareTexts = (records: MutationRecord[]): string[] =>
  records.flatMap(({ type, target, removedNodes, addedNodes, nextSibling }) => {
    const isChanged = type === 'characterData' && isBare(target);
    const isRemoved = [...removedNodes].some(isBare);
    const isAfterNew = addedNodes.length > 0 && nextSibling !== null && isBare(nextSibling);
    const element = type === 'characterData' ? target.parentElement : (target as Element);
    return element && (isChanged || isRemoved || isAfterNew) ? [element.outerHTML.slice(0, 300)] : [];
  });

/** React marks the nodes that it holds. */
const isBare = (node: Node) =>
  node.nodeType === Node.TEXT_NODE &&
  node.textContent?.trim() !== '' &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
