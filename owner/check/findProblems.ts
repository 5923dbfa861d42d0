import { perObject } from '../yaml/perObject.ts';
import { checkPaths } from './checkPaths.ts';
import { checkText } from './checkText.ts';
import { collectionOf } from './collections.ts';
import type { Content } from './content.ts';
import type { Problem } from './problem.ts';

/** Every problem that the build would refuse in this content (specification 12.3). */
export const findProblems = perObject((content: Content): Problem[] => {
  const inTexts = [...content].flatMap(([file, text]) => {
    const [, collection] = collectionOf(file) ?? [];
    return collection ? checkText(file, text, collection, content) : [];
  });
  return [...inTexts, ...checkPaths(content)];
});
