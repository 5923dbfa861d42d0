const landingPage = /^(cities|jobs|departments|companies|guides)\//;
const aboutOthers =
  /^public\/|^(footer|confirmed)\.yaml$|^(hi\/)?(words|cities|jobs|departments|companies|guides|pay|official-links)\/|^hi\/(names\.yaml$|resume-lines\/)/;
const facts = /^(hi\/|agency\.yaml$|people\/|clients\/)/;

/** True for a file that says something of the agency, and not only of cities and jobs. A new kind of content does. */
export const isAboutAgency = (file: string) => !aboutOthers.test(file);

export const isLandingPage = (file: string) => landingPage.test(file);

/** True for an English file about the agency that its owner reads as a whole; the others are facts (`facts.ts`). */
export const isReadAsWhole = (file: string) => isAboutAgency(file) && !facts.test(file);
