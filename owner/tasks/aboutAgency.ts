const landingPage = /^(cities|jobs|departments|companies|guides)\//;
const aboutOthers =
  /^public\/|^(footer|confirmed)\.yaml$|^(hi\/)?(words|cities|jobs|departments|companies|guides|pay|official-links)\/|^hi\/(names\.yaml$|resume-lines\/)/;

/** True for a file that says something of the agency, and not only of cities and jobs. A new kind of content does. */
export const isAboutAgency = (file: string) => !aboutOthers.test(file);

export const isLandingPage = (file: string) => landingPage.test(file);
