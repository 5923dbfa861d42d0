import { readContent } from './content.ts';

/** The content from which the fixture site is built. The tests expect its words. */
export const fixtureContent = 'tests/fixture/content';

/** The built site. Git ignores it. */
export const fixtureSite = '.generated/fixture';

export const fixture = readContent(fixtureContent);
