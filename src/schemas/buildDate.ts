/** The time of the build. All code that needs a date uses this value, so that a build has only one date. */
export const builtAt = new Date();
