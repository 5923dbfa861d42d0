/** The moment of the build. Everything that shows or needs a date takes it from here, so that a build has one. */
export const builtAt = new Date();
