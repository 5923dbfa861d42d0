import { readContent } from './content.ts';

/** The folder in which the fixture site is built. Git ignores it. */
const folder = '.generated/fixture';

/** The content from which the fixture site is built, and the built site. */
export const fixtureContent = `${folder}/content`;
export const fixtureSite = `${folder}/dist`;

/** The fixture's committed content. The tests expect its words. */
export const fixture = readContent('tests/fixture/content');
