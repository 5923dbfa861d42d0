import { readContent } from './content.ts';

/** Where the fixture site is made: git does not track this folder. */
const folder = '.generated/fixture';

/** The fixture's content as it is built, fillers included, and the site made from it. */
export const fixtureContent = `${folder}/content`;
export const fixtureSite = `${folder}/dist`;

/** The fixture's content as it is committed: what the tests expect to see. */
export const fixture = readContent('tests/fixture/content');
