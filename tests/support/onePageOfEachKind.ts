import { contentFolder } from '#schemas/contentFolder.ts';
import { readContent } from './content.ts';
import { pagesOfEachKind } from './pagesOfEachKind.ts';

/** One page of each kind of the main site. */
export const onePageOfEachKind = pagesOfEachKind(readContent(contentFolder), 'dist');
