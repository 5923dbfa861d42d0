const aboutAgency =
  /^(hi\/)?(agency\.yaml$|(pages|legal|services|home-services|industries|people|clients|testimonials)\/)/;
const landingPage = /^(cities|jobs|departments|companies|guides)\//;
const readAsWhole = /^(pages|legal|services|home-services|industries|testimonials)\//;

/** True for a file that says something of the agency, and not only of cities and jobs. */
export const isAboutAgency = (file: string) => aboutAgency.test(file);

export const isLandingPage = (file: string) => landingPage.test(file);

/** True for an English file about the agency that its owner reads as a whole; the others are facts (`facts.ts`). */
export const isReadAsWhole = (file: string) => readAsWhole.test(file);
