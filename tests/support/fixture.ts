/** Where the fixture site is made: git does not track this folder. */
const folder = '.generated/fixture';

/** The fixture's content as it is built, and the site made from it. */
export const fixtureContent = `${folder}/content`;
export const fixtureSite = `${folder}/dist`;
